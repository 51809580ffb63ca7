/* The functions of strokes.py for compiled code; setup.py tells the compiler of them. */
#ifndef QUAYSIDE_STROKES_H
#define QUAYSIDE_STROKES_H

#include <Python.h>
#include <string.h>
#include "vecs/librt_vecs.h"

#define QUAYSIDE_DONE 1
#define QUAYSIDE_FAILED 2
#define QUAYSIDE_CACHE_LINE 64

static inline int quayside_inside(int64_t at, int64_t count, int64_t length) {
    if (at >= 0 && count <= length - at) return 1;
    PyErr_SetNone(PyExc_IndexError);
    return 0;
}

static inline char quayside_copy_numbers(VecI64 row, int64_t start, int64_t count, VecI16 out, int64_t at) {
    if (count <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(start, count, row.len) || !quayside_inside(at, count, out.len)) return QUAYSIDE_FAILED;
    const int64_t *restrict from = row.items + start;
    int16_t *restrict to = out.items + at;
    for (int64_t each = 0; each < count; each++) to[each] = (int16_t)from[each];
    return QUAYSIDE_DONE;
}

static inline char quayside_copy_turned(VecI64 rows, int64_t first, VecI16 out, int64_t at) {
    if (!quayside_inside(at, rows.len, out.len) || !quayside_inside(first, 0, rows.len)) return QUAYSIDE_FAILED;
    int64_t left = rows.len - first;
    const int64_t *restrict from = rows.items;
    int16_t *restrict to = out.items + at;
    for (int64_t each = 0; each < left; each++) to[each] = (int16_t)from[first + each];
    for (int64_t each = 0; each < first; each++) to[left + each] = (int16_t)from[each];
    return QUAYSIDE_DONE;
}

static inline int64_t quayside_turned(int64_t value, int64_t base, int64_t seat, int64_t seats) {
    int64_t place = value - base - seat;
    return base + (place >= 0 ? place : place + seats);
}

static inline char quayside_copy_seats(
    VecI64 row, int64_t code, int64_t other, int64_t seat, int64_t seats, VecI16 out, int64_t at, int64_t count
) {
    if (count <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(0, count, row.len) || !quayside_inside(at, count, out.len)) return QUAYSIDE_FAILED;
    for (int64_t each = 0; each < count; each++) {
        int64_t value = row.items[each];
        if (code >= 0 && value >= code && value < code + seats) value = quayside_turned(value, code, seat, seats);
        else if (other >= 0 && value >= other && value < other + seats) value = quayside_turned(value, other, seat, seats);
        out.items[at + each] = (int16_t)value;
    }
    return QUAYSIDE_DONE;
}

static inline char quayside_mark_codes(
    VecI64 row, int64_t first, int64_t second, VecI16 out, int64_t at, int64_t count
) {
    if (count <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(0, count, row.len) || !quayside_inside(at, count, out.len)) return QUAYSIDE_FAILED;
    const int64_t *restrict from = row.items;
    int16_t *restrict to = out.items + at;
    for (int64_t each = 0; each < count; each++) to[each] = from[each] == first ? 1 : from[each] == second ? 2 : 0;
    return QUAYSIDE_DONE;
}

static inline char quayside_spread_bits(int64_t mask, int64_t bits, VecI16 out, int64_t at) {
    if (bits <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(at, bits, out.len)) return QUAYSIDE_FAILED;
    uint64_t left = (uint64_t)mask;
    if (bits < 64) left &= ((uint64_t)1 << bits) - 1;
    for (; left != 0; left &= left - 1) out.items[at + __builtin_ctzll(left)] = 1;
    return QUAYSIDE_DONE;
}

static inline char quayside_spread_turned(VecI64 rows, int64_t first, int64_t bits, VecI16 out, int64_t at) {
    int64_t count = rows.len;
    if (count <= 0 || bits <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(at, count * bits, out.len) || !quayside_inside(first, 0, count)) return QUAYSIDE_FAILED;
    uint64_t all = bits < 64 ? ((uint64_t)1 << bits) - 1 : ~(uint64_t)0;
    int16_t *to = out.items + at;
    for (int64_t each = 0; each < count; each++, to += bits) {
        int64_t which = first + each;
        uint64_t left = (uint64_t)rows.items[which < count ? which : which - count] & all;
        for (; left != 0; left &= left - 1) to[__builtin_ctzll(left)] = 1;
    }
    return QUAYSIDE_DONE;
}

static inline char quayside_wipe_numbers(VecI16 out, int64_t at, int64_t count) {
    if (count <= 0) return QUAYSIDE_DONE;
    if (!quayside_inside(at, count, out.len)) return QUAYSIDE_FAILED;
    memset(out.items + at, 0, (size_t)count * sizeof(int16_t));
    return QUAYSIDE_DONE;
}

static inline char quayside_mark_bytes(VecI64 places, int64_t mark, VecU8 out, int64_t at, int64_t count) {
    if (!quayside_inside(at, count, out.len)) return QUAYSIDE_FAILED;
    uint8_t *to = out.items + at;
    for (int64_t each = 0; each < places.len; each++) {
        if (!quayside_inside(places.items[each], 1, count)) return QUAYSIDE_FAILED;
        to[places.items[each]] = (uint8_t)mark;
    }
    return QUAYSIDE_DONE;
}

/* To count a reference is to wait for the object's memory, so none is counted here: the list holds its objects. */

static inline PyObject *quayside_found(PyObject *things, int64_t at) {
    return at >= 0 && at < PyList_GET_SIZE(things) ? PyList_GET_ITEM(things, at) : NULL;
}

static inline void quayside_fetch_bytes(const void *start, int64_t size) {
    for (int64_t at = 0; at < size; at += QUAYSIDE_CACHE_LINE) __builtin_prefetch((const char *)start + at);
}

static inline int quayside_fetch_start(PyObject *part, void *unused) {
    __builtin_prefetch(part);
    return 0;
}

static inline int quayside_fetch_rest(PyObject *part, void *unused) {
    quayside_fetch_bytes((const char *)part + QUAYSIDE_CACHE_LINE, Py_SIZE(part) * Py_TYPE(part)->tp_itemsize);
    return 0;
}

/* What the fields of an object name is gone through as the garbage collector does. */
static inline void quayside_visit(PyObject *thing, visitproc visit) {
    if (thing != NULL && Py_TYPE(thing)->tp_traverse != NULL) Py_TYPE(thing)->tp_traverse(thing, visit, NULL);
}

static inline char quayside_fetch_fields(PyObject *things, int64_t at, int64_t size) {
    PyObject *thing = quayside_found(things, at);
    if (thing != NULL) quayside_fetch_bytes(thing, size);
    return QUAYSIDE_DONE;
}

static inline char quayside_fetch_starts(PyObject *things, int64_t at) {
    quayside_visit(quayside_found(things, at), quayside_fetch_start);
    return QUAYSIDE_DONE;
}

static inline char quayside_fetch_rows(PyObject *things, int64_t at) {
    quayside_visit(quayside_found(things, at), quayside_fetch_rest);
    return QUAYSIDE_DONE;
}

#endif
