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
#define QUAYSIDE_LINES 4 /* of a row that are fetched: the processor sees for itself how a long one goes on */

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

QUAYSIDE_INLINE char quayside_mark_choice(int64_t value, int64_t choices, VecI16 out, int64_t at) {
    if (value < 0 || value >= choices) return QUAYSIDE_DONE;
    return quayside_put_number(1, out, at + value);
}

QUAYSIDE_STROKE char quayside_mark_turned(
    VecI64 rows, int64_t choices, int64_t code, int64_t seat, int64_t seats, VecI16 out, int64_t at
) {
    int64_t count = rows.len, which = seat;
    if (!quayside_inside(at, count * choices, out.len) || !quayside_inside(seat, 0, count)) return quayside_outside();
    for (int64_t place = 0; place < count; place++, which++, at += choices) {
        if (which == count) which = 0;
        int64_t value = quayside_turned(rows.items[which], code, seat, seats);
        if (value >= 0 && value < choices) out.items[at + value] = 1;
    }
    return QUAYSIDE_DONE;
}

QUAYSIDE_INLINE char quayside_mark_seat(int64_t value, int64_t seat, int64_t seats, VecI16 out, int64_t at) {
    if (value < 0 || value >= seats) return QUAYSIDE_DONE;
    return quayside_put_number(1, out, at + quayside_turned(value, 0, seat, seats));
}

QUAYSIDE_STROKE char quayside_mark_seats(int64_t mask, int64_t seat, int64_t seats, VecI16 out, int64_t at) {
    if (!quayside_inside(at, seats, out.len)) return quayside_outside();
    for (int64_t each = 0; each < seats; each++)
        if (mask >> each & 1) out.items[at + quayside_turned(each, 0, seat, seats)] = 1;
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_mark_playing(int64_t seats, VecI16 out, int64_t at) {
    if (!quayside_inside(at, seats, out.len)) return quayside_outside();
    for (int64_t each = 0; each < seats; each++) out.items[at + each] = 1;
    return QUAYSIDE_DONE;
}

QUAYSIDE_INLINE uint64_t quayside_lowest(int64_t mask, int64_t bits) {
    return bits < 64 ? (uint64_t)mask & (((uint64_t)1 << bits) - 1) : (uint64_t)mask;
}

QUAYSIDE_STROKE char quayside_spread_bits(int64_t mask, int64_t bits, VecI16 out, int64_t at) {
    if (bits <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(at, bits, out.len)) return quayside_outside();
    for (uint64_t left = quayside_lowest(mask, bits); left != 0; left &= left - 1)
        out.items[at + __builtin_ctzll(left)] = 1;
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
        for (uint64_t left = quayside_lowest(rows.items[which], bits); left != 0; left &= left - 1)
            to[__builtin_ctzll(left)] = 1;
    }
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_wipe_numbers(VecI16 out, int64_t at, int64_t count) {
    if (count <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(at, count, out.len)) return quayside_outside();
    memset(out.items + at, 0, (size_t)count * sizeof(int16_t));
    return QUAYSIDE_DONE;
}

/* So many bytes of a sheet from there on, or nothing. A memoryview knows its memory without being asked for it. */
QUAYSIDE_INLINE char *quayside_of_sheet(PyObject *sheet, int64_t at, int64_t count) {
    if (!PyMemoryView_Check(sheet)) return NULL;
    const Py_buffer *all = PyMemoryView_GET_BUFFER(sheet);
    if (all->readonly || all->ndim != 1 || all->itemsize != 1 || all->strides[0] != 1) return NULL;
    return quayside_inside(at, count, all->len) ? (char *)all->buf + at : NULL;
}

QUAYSIDE_STROKE char quayside_lay_numbers(VecI16 row, PyObject *sheet, int64_t at) {
    size_t bytes = (size_t)row.len * sizeof(int16_t);
    char *to = quayside_of_sheet(sheet, at * (int64_t)sizeof(int16_t), (int64_t)bytes);
    if (to == NULL) return quayside_outside();
    if (bytes != 0) memcpy(to, row.items, bytes);
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_wipe_bytes(PyObject *sheet, int64_t at, int64_t count) {
    char *to = quayside_of_sheet(sheet, at, count);
    if (to == NULL) return quayside_outside();
    if (count > 0) memset(to, 0, (size_t)count);
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_mark_bytes(
    VecI16 places, int64_t many, int64_t mark, PyObject *sheet, int64_t at, int64_t count
) {
    char *to = quayside_of_sheet(sheet, at, count);
    if (to == NULL || many > places.len) return quayside_outside();
    for (int64_t each = 0; each < many; each++) {
        int64_t place = places.items[each];
        if (!quayside_inside(place, 1, count)) return quayside_outside();
        to[place] = (char)mark;
    }
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_mark_bits(VecI16 places, int64_t many, PyObject *sheet, int64_t at, int64_t count) {
    char *to = quayside_of_sheet(sheet, at, count);
    if (to == NULL || many > places.len) return quayside_outside();
    for (int64_t each = 0; each < many; each++) {
        int64_t place = places.items[each];
        if (!quayside_inside(place >> 3, 1, count)) return quayside_outside();
        to[place >> 3] |= (char)(128 >> (place & 7));
    }
    return QUAYSIDE_DONE;
}

/* To count a reference is to wait for the object's memory, so none is counted here: the list holds its objects. */
static inline char quayside_fetch_fields(PyObject *things, int64_t at, int64_t size) {
    if (at < 0 || at >= PyList_GET_SIZE(things)) return QUAYSIDE_DONE;
    const char *thing = (const char *)PyList_GET_ITEM(things, at);
    for (int64_t line = 0; line < size; line += QUAYSIDE_CACHE_LINE) __builtin_prefetch(thing + line);
    return QUAYSIDE_DONE;
}

static inline char quayside_fetch_bytes(PyObject *sheet, int64_t at, int64_t count) {
    const char *to = quayside_of_sheet(sheet, at, count);
    for (int64_t line = 0; to != NULL && line < count; line += QUAYSIDE_CACHE_LINE) __builtin_prefetch(to + line, 1);
    return QUAYSIDE_DONE;
}

/* Where a row begins and, in the bits that the address of an object has no use for, how many lines of it to fetch. */
typedef struct {
    int64_t *next, *end;
} quayside_notes;

#define QUAYSIDE_LINE_BITS 7

/* Rows of numbers are what has items of eight bytes and names no other objects. */
static inline int quayside_note_row(PyObject *part, void *given) {
    quayside_notes *notes = given;
    PyTypeObject *kind = Py_TYPE(part);
    if (kind->tp_itemsize != (Py_ssize_t)sizeof(int64_t) || PyObject_IS_GC(part) || notes->next == notes->end) return 0;
    uintptr_t start = (uintptr_t)part;
    uintptr_t last = start + (uintptr_t)(kind->tp_basicsize + Py_SIZE(part) * kind->tp_itemsize) - 1;
    int64_t lines = (int64_t)(last / QUAYSIDE_CACHE_LINE - start / QUAYSIDE_CACHE_LINE) + 1;
    if (lines > QUAYSIDE_LINES) lines = QUAYSIDE_LINES;
    *notes->next++ = (int64_t)(start & ~(uintptr_t)QUAYSIDE_LINE_BITS) | lines;
    return 0;
}

/* What the fields of an object name is gone through as the garbage collector does. */
QUAYSIDE_STROKE char quayside_note_rows(PyObject *thing, VecI64 noted, int64_t at, int64_t room) {
    if (room <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(at, room, noted.len)) return quayside_outside();
    quayside_notes notes = {noted.items + at, noted.items + at + room};
    if (Py_TYPE(thing)->tp_traverse != NULL) Py_TYPE(thing)->tp_traverse(thing, quayside_note_row, &notes);
    if (notes.next != notes.end) *notes.next = 0;
    return QUAYSIDE_DONE;
}

QUAYSIDE_STROKE char quayside_fetch_noted(VecI64 noted, int64_t at, int64_t room) {
    if (!quayside_inside(at, room, noted.len)) return QUAYSIDE_DONE;
    const int64_t *next = noted.items + at, *end = next + room;
    for (; next != end && *next != 0; next++) {
        const char *start = (const char *)(uintptr_t)(*next & ~(int64_t)QUAYSIDE_LINE_BITS);
        for (int64_t lines = *next & QUAYSIDE_LINE_BITS; lines > 0; lines--, start += QUAYSIDE_CACHE_LINE)
            __builtin_prefetch(start);
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
