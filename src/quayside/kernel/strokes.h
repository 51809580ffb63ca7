/* The functions of strokes.py and sets.py for compiled code; setup.py tells the compiler of them. */
#ifndef QUAYSIDE_STROKES_H
#define QUAYSIDE_STROKES_H

#include <Python.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif
#include "vecs/librt_vecs.h"

#define QUAYSIDE_DONE 1
#define QUAYSIDE_FAILED 2
#define QUAYSIDE_CACHE_LINE 64
#define QUAYSIDE_SECOND_CACHE 2 /* many lines can be on their way there at once, to the first one only few */
#define QUAYSIDE_FAR (4 << 20) /* bytes of a sheet that is too large to stay in a cache until it is read */
#define QUAYSIDE_LINES 24 /* of a row that are fetched: a longer one is seldom read to its end */

/* Row by row the writers are long: what is not a matter of a few instructions stands once, or they outgrow the cache. */
#define QUAYSIDE_INLINE static inline __attribute__((always_inline, unused))
#define QUAYSIDE_STROKE static __attribute__((noinline, unused))

static __attribute__((noinline, cold, unused)) char quayside_outside(void) {
    PyErr_SetNone(PyExc_IndexError);
    return QUAYSIDE_FAILED;
}

QUAYSIDE_INLINE int quayside_inside(int64_t at, int64_t count, int64_t length) {
    return __builtin_expect(at >= 0 && count <= length - at, 1);
}

/* A number has sixteen bits or it is no number of an observation: what becomes of a longer one does not matter. */
#ifdef __SSE2__
QUAYSIDE_INLINE __m128i quayside_low_halves(const int64_t *four) {
    __m128 a = _mm_loadu_ps((const float *)four), b = _mm_loadu_ps((const float *)(four + 2));
    return _mm_castps_si128(_mm_shuffle_ps(a, b, _MM_SHUFFLE(2, 0, 2, 0)));
}

QUAYSIDE_INLINE void quayside_pack_eight(const int64_t *from, int16_t *to) {
    _mm_storeu_si128((__m128i *)to, _mm_packs_epi32(quayside_low_halves(from), quayside_low_halves(from + 4)));
}

QUAYSIDE_INLINE void quayside_pack_four(const int64_t *from, int16_t *to) {
    __m128i low = quayside_low_halves(from);
    _mm_storel_epi64((__m128i *)to, _mm_packs_epi32(low, low));
}

/* What is left over at the end is packed once more with some that were packed before. */
QUAYSIDE_INLINE void quayside_pack(const int64_t *from, int64_t count, int16_t *to) {
    if (count >= 8) {
        int64_t last = count - 8;
        for (int64_t each = 0; each < last; each += 8) quayside_pack_eight(from + each, to + each);
        quayside_pack_eight(from + last, to + last);
    } else if (count >= 4) {
        quayside_pack_four(from, to);
        quayside_pack_four(from + count - 4, to + count - 4);
    } else {
        for (int64_t each = 0; each < count; each++) to[each] = (int16_t)from[each];
    }
}
#else
QUAYSIDE_INLINE void quayside_pack(const int64_t *from, int64_t count, int16_t *to) {
    for (int64_t each = 0; each < count; each++) to[each] = (int16_t)from[each];
}
#endif

QUAYSIDE_INLINE char quayside_put_number(int64_t value, VecI16 out, int64_t at) {
    if (!quayside_inside(at, 1, out.len)) return quayside_outside();
    out.items[at] = (int16_t)value;
    return QUAYSIDE_DONE;
}

QUAYSIDE_INLINE char quayside_copy(VecI64 row, int64_t start, int64_t count, VecI16 out, int64_t at) {
    if (count <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(start, count, row.len) || !quayside_inside(at, count, out.len)) return quayside_outside();
    quayside_pack(row.items + start, count, out.items + at);
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_copy_numbers(VecI64 row, int64_t count, VecI16 out, int64_t at) {
    return quayside_copy(row, 0, count, out, at);
}

QUAYSIDE_STROKE char quayside_copy_own(VecI64 rows, int64_t width, int64_t seat, VecI16 out, int64_t at) {
    return quayside_copy(rows, seat * width, width, out, at);
}

QUAYSIDE_STROKE char quayside_copy_turned(VecI64 rows, int64_t width, int64_t seat, VecI16 out, int64_t at) {
    int64_t first = seat * width, left = rows.len - first;
    if (!quayside_inside(at, rows.len, out.len) || !quayside_inside(first, 0, rows.len)) return quayside_outside();
    quayside_pack(rows.items + first, left, out.items + at);
    quayside_pack(rows.items, first, out.items + at + left);
    return QUAYSIDE_DONE;
}

QUAYSIDE_INLINE int64_t quayside_turned(int64_t value, int64_t code, int64_t seat, int64_t seats) {
    if (code < 0 || value < code || value >= code + seats) return value;
    int64_t place = value - code - seat;
    return code + (place >= 0 ? place : place + seats);
}

QUAYSIDE_STROKE char quayside_copy_seats(
    VecI64 row, int64_t count, int64_t code, int64_t other, int64_t seat, int64_t seats, VecI16 out, int64_t at
) {
    if (count <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(0, count, row.len) || !quayside_inside(at, count, out.len)) return quayside_outside();
    for (int64_t each = 0; each < count; each++) {
        int64_t value = row.items[each], turned = quayside_turned(value, code, seat, seats);
        out.items[at + each] = (int16_t)(turned != value ? turned : quayside_turned(value, other, seat, seats));
    }
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_mark_codes(
    VecI64 row, int64_t count, int64_t first, int64_t second, VecI16 out, int64_t at
) {
    if (count <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(0, count, row.len) || !quayside_inside(at, count, out.len)) return quayside_outside();
    const int64_t *restrict from = row.items;
    int16_t *restrict to = out.items + at;
    for (int64_t each = 0; each < count; each++) to[each] = from[each] == first ? 1 : from[each] == second ? 2 : 0;
    return QUAYSIDE_DONE;
}

/* A row is short: to call memset would take longer. */
QUAYSIDE_INLINE void quayside_wipe(int64_t count, int16_t *to) {
#ifdef __SSE2__
    const __m128i none = _mm_setzero_si128();
    if (count >= 8) {
        for (int64_t each = 0; each < count - 8; each += 8) _mm_storeu_si128((__m128i *)(to + each), none);
        _mm_storeu_si128((__m128i *)(to + count - 8), none);
        return;
    }
    if (count >= 4) {
        _mm_storel_epi64((__m128i *)to, none);
        _mm_storel_epi64((__m128i *)(to + count - 4), none);
        return;
    }
#endif
    for (int64_t each = 0; each < count; each++) to[each] = 0;
}

/* All are 0 but that at the place, which is 1, if there is such a place. */
QUAYSIDE_INLINE void quayside_mark_one(int64_t place, int64_t count, int16_t *to) {
    quayside_wipe(count, to);
    if (place >= 0 && place < count) to[place] = 1;
}

QUAYSIDE_INLINE char quayside_mark_choice(int64_t value, int64_t choices, VecI16 out, int64_t at) {
    if (choices <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(at, choices, out.len)) return quayside_outside();
    quayside_mark_one(value, choices, out.items + at);
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_mark_turned(
    VecI64 rows, int64_t choices, int64_t code, int64_t seat, int64_t seats, VecI16 out, int64_t at
) {
    int64_t count = rows.len, which = seat;
    if (!quayside_inside(at, count * choices, out.len) || !quayside_inside(seat, 0, count)) return quayside_outside();
    for (int64_t place = 0; place < count; place++, which++, at += choices) {
        if (which == count) which = 0;
        quayside_mark_one(quayside_turned(rows.items[which], code, seat, seats), choices, out.items + at);
    }
    return QUAYSIDE_DONE;
}

QUAYSIDE_INLINE char quayside_mark_seat(int64_t value, int64_t seat, int64_t seats, VecI16 out, int64_t at) {
    if (!quayside_inside(at, seats, out.len)) return quayside_outside();
    quayside_mark_one(value < 0 ? value : quayside_turned(value, 0, seat, seats), seats, out.items + at);
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_mark_seats(int64_t mask, int64_t seat, int64_t seats, VecI16 out, int64_t at) {
    if (!quayside_inside(at, seats, out.len)) return quayside_outside();
    for (int64_t each = 0; each < seats; each++)
        out.items[at + quayside_turned(each, 0, seat, seats)] = (int16_t)(mask >> each & 1);
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_mark_playing(int64_t seats, VecI16 out, int64_t at) {
    if (!quayside_inside(at, seats, out.len)) return quayside_outside();
    for (int64_t each = 0; each < seats; each++) out.items[at + each] = 1;
    return QUAYSIDE_DONE;
}

/* Eight bits at a time where there are as many; at the end some that were written before are written once more. */
QUAYSIDE_INLINE void quayside_spread(int64_t mask, int64_t bits, int16_t *to) {
#ifdef __SSE2__
    const __m128i each_bit = _mm_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128);
    for (int64_t at = 0; bits >= 8 && at < bits; at += 8) {
        int64_t first = at <= bits - 8 ? at : bits - 8;
        __m128i eight = _mm_and_si128(_mm_set1_epi16((int16_t)(mask >> first)), each_bit);
        _mm_storeu_si128((__m128i *)(to + first), _mm_srli_epi16(_mm_cmpeq_epi16(eight, each_bit), 15));
    }
    if (bits >= 8) return;
#endif
    for (int64_t each = 0; each < bits; each++) to[each] = (int16_t)(mask >> each & 1);
}

QUAYSIDE_STROKE char quayside_spread_bits(int64_t mask, int64_t bits, VecI16 out, int64_t at) {
    if (bits <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(at, bits, out.len)) return quayside_outside();
    quayside_spread(mask, bits, out.items + at);
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_spread_turned(
    VecI64 rows, int64_t width, int64_t bits, int64_t seat, VecI16 out, int64_t at
) {
    int64_t count = rows.len, which = seat * width;
    if (!quayside_inside(at, count * bits, out.len) || !quayside_inside(which, 0, count)) return quayside_outside();
    int16_t *to = out.items + at;
    for (int64_t each = 0; each < count; each++, which++, to += bits) {
        if (which == count) which = 0;
        quayside_spread(rows.items[which], bits, to);
    }
    return QUAYSIDE_DONE;
}

/* So many bytes of a sheet from there on, or nothing. A memoryview knows its memory without being asked for it. */
QUAYSIDE_INLINE char *quayside_of_sheet(PyObject *sheet, int64_t at, int64_t count) {
    if (!PyMemoryView_Check(sheet)) return NULL;
    const Py_buffer *all = PyMemoryView_GET_BUFFER(sheet);
    if (all->readonly || all->ndim != 1 || all->itemsize != 1 || all->strides[0] != 1) return NULL;
    return quayside_inside(at, count, all->len) ? (char *)all->buf + at : NULL;
}

#ifdef __SSE2__
/* Past the caches, where it would only push out what is needed sooner; whole lines, for parts of one take long. Another
   processor sees it once this one has called the system, as whoever tells another process of it must. */
QUAYSIDE_INLINE void quayside_stream(char *to, const char *from, size_t bytes) {
    size_t head = (size_t)(-(uintptr_t)to & (QUAYSIDE_CACHE_LINE - 1));
    if (head > bytes) head = bytes;
    memcpy(to, from, head);
    size_t whole = (bytes - head) & ~(size_t)(QUAYSIDE_CACHE_LINE - 1), end = head + whole;
    for (size_t at = head; at < end; at += sizeof(__m128i))
        _mm_stream_si128((__m128i *)(to + at), _mm_loadu_si128((const __m128i *)(from + at)));
    memcpy(to + end, from + end, bytes - end);
}
#else
QUAYSIDE_INLINE void quayside_stream(char *to, const char *from, size_t bytes) { memcpy(to, from, bytes); }
#endif

QUAYSIDE_STROKE char quayside_lay_numbers(VecI16 row, PyObject *sheet, int64_t at) {
    size_t bytes = (size_t)row.len * sizeof(int16_t);
    char *to = quayside_of_sheet(sheet, at * (int64_t)sizeof(int16_t), (int64_t)bytes);
    if (to == NULL) return quayside_outside();
    if (bytes == 0) return QUAYSIDE_DONE;
    if (PyMemoryView_GET_BUFFER(sheet)->len >= QUAYSIDE_FAR) quayside_stream(to, (const char *)row.items, bytes);
    else memcpy(to, row.items, bytes);
    return QUAYSIDE_DONE;
}

/* So many numbers of a sheet from there on, or nothing. */
QUAYSIDE_INLINE int16_t *quayside_numbers_of(PyObject *sheet, int64_t at, int64_t count) {
    return (int16_t *)(void *)quayside_of_sheet(sheet, at * (int64_t)sizeof(int16_t), count * (int64_t)sizeof(int16_t));
}

QUAYSIDE_STROKE char quayside_list_numbers(VecI64 row, int64_t count, PyObject *sheet, int64_t at) {
    if (count <= 0) return QUAYSIDE_DONE;
    int16_t *to = quayside_numbers_of(sheet, at, count);
    if (to == NULL || count > row.len) return quayside_outside();
    quayside_pack(row.items, count, to);
    return QUAYSIDE_DONE;
}

QUAYSIDE_INLINE char quayside_holds_number(PyObject *sheet, int64_t at, int64_t count, int64_t number) {
    const int16_t *from = quayside_numbers_of(sheet, at, count);
    if (from == NULL) return quayside_outside();
    for (int64_t each = 0; each < count; each++)
        if (from[each] == number) return 1;
    return 0;
}

QUAYSIDE_STROKE char quayside_wipe_bytes(PyObject *sheet, int64_t at, int64_t count) {
    char *to = quayside_of_sheet(sheet, at, count);
    if (to == NULL) return quayside_outside();
    if (count > 0) memset(to, 0, (size_t)count);
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_mark_bytes(
    PyObject *places, int64_t first, int64_t many, int64_t mark, PyObject *sheet, int64_t at, int64_t count
) {
    const int16_t *place = quayside_numbers_of(places, first, many);
    char *to = quayside_of_sheet(sheet, at, count);
    if (to == NULL || place == NULL) return quayside_outside();
    for (int64_t each = 0; each < many; each++) {
        if (!quayside_inside(place[each], 1, count)) return quayside_outside();
        to[place[each]] = (char)mark;
    }
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_mark_bits(
    PyObject *places, int64_t first, int64_t many, PyObject *sheet, int64_t at, int64_t count
) {
    const int16_t *place = quayside_numbers_of(places, first, many);
    char *to = quayside_of_sheet(sheet, at, count);
    if (to == NULL || place == NULL) return quayside_outside();
    for (int64_t each = 0; each < many; each++) {
        if (!quayside_inside(place[each] >> 3, 1, count)) return quayside_outside();
        to[place[each] >> 3] |= (char)(128 >> (place[each] & 7));
    }
    return QUAYSIDE_DONE;
}

QUAYSIDE_INLINE char quayside_fetch_number(PyObject *sheet, int64_t at) {
    const int16_t *number = quayside_numbers_of(sheet, at, 1);
    if (number != NULL) __builtin_prefetch(number, 1);
    return QUAYSIDE_DONE;
}

/* A note is where some lines of memory begin and, in the bits that are 0 there, how many they are. */
typedef struct {
    int64_t *next, *end;
} quayside_notes;

#define QUAYSIDE_TOGETHER 4 /* lines of a note: few, so that notes take about as long as each other */

static inline void quayside_note(quayside_notes *notes, const void *thing, Py_ssize_t bytes) {
    uintptr_t start = (uintptr_t)thing, last = start + (uintptr_t)bytes - 1;
    uintptr_t first = start / QUAYSIDE_CACHE_LINE, end = last / QUAYSIDE_CACHE_LINE + 1;
    if (end - first > QUAYSIDE_LINES) end = first + QUAYSIDE_LINES;
    for (; first < end && notes->next != notes->end; first += QUAYSIDE_TOGETHER) {
        uintptr_t lines = end - first < QUAYSIDE_TOGETHER ? end - first : QUAYSIDE_TOGETHER;
        *notes->next++ = (int64_t)(first * QUAYSIDE_CACHE_LINE | lines);
    }
}

/* Rows of numbers are what has items of eight bytes and names no other objects. */
static inline int quayside_note_row(PyObject *part, void *given) {
    PyTypeObject *kind = Py_TYPE(part);
    if (kind->tp_itemsize == (Py_ssize_t)sizeof(int64_t) && !PyObject_IS_GC(part))
        quayside_note(given, part, kind->tp_basicsize + Py_SIZE(part) * kind->tp_itemsize);
    return 0;
}

/* What the fields of an object name is gone through as the garbage collector does. In front stands how many notes. */
QUAYSIDE_STROKE char quayside_note_memory(PyObject *thing, VecI64 noted, int64_t at, int64_t room) {
    if (room <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(at, room, noted.len)) return quayside_outside();
    int64_t *first = noted.items + at + 1;
    quayside_notes notes = {first, noted.items + at + room};
    quayside_note(&notes, thing, Py_TYPE(thing)->tp_basicsize);
    if (Py_TYPE(thing)->tp_traverse != NULL) Py_TYPE(thing)->tp_traverse(thing, quayside_note_row, &notes);
    noted.items[at] = notes.next - first;
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_fetch_noted(VecI64 noted, int64_t at, int64_t part, int64_t parts) {
    if (!quayside_inside(at, 1, noted.len) || parts <= 0) return QUAYSIDE_DONE;
    const int64_t *first = noted.items + at + 1;
    int64_t many = noted.items[at], end = many * (part + 1) / parts;
    if (!quayside_inside(at + 1, many, noted.len)) return QUAYSIDE_DONE;
    for (int64_t each = many * part / parts; each < end; each++) {
        const char *start = (const char *)(uintptr_t)(first[each] & -(int64_t)QUAYSIDE_CACHE_LINE);
        for (int64_t lines = first[each] & (QUAYSIDE_CACHE_LINE - 1); lines > 0; lines--, start += QUAYSIDE_CACHE_LINE)
            __builtin_prefetch(start, 0, QUAYSIDE_SECOND_CACHE);
    }
    return QUAYSIDE_DONE;
}

/* Sets of small numbers. A shift by more than there are bits is nothing that C defines; no set has such a member. */
QUAYSIDE_INLINE int64_t quayside_only(int64_t member) { return (int64_t)(1ULL << (member & 63)); }

QUAYSIDE_INLINE char quayside_has(int64_t those, int64_t member) { return (char)(those >> (member & 63) & 1); }

QUAYSIDE_INLINE int64_t quayside_without(int64_t those, int64_t member) { return those & ~quayside_only(member); }

QUAYSIDE_INLINE int64_t quayside_first(int64_t count) { return quayside_only(count) - 1; }

QUAYSIDE_INLINE int64_t quayside_size(int64_t those) { return __builtin_popcountll((unsigned long long)those); }

#endif
