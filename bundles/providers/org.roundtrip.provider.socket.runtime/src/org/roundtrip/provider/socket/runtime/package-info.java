// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The two halves of the raw TCP provider and its wire format.
 *
 * <p>A connection carries requests from client to server and, in the same order, one reply for each, but none for a one-way
 * operation. The client sends a request only after the reply to the one before, so at most one message is under way, except for
 * requests of one-way operations, which follow each other. Neither side sends anything when
 * the connection opens. There is no error message: a server that meets a malformed request closes the connection.
 *
 * <pre>
 * request   := u32 length, u16 operation, argument*
 * reply     := u32 length, [outcome], [result | exception]
 * length    := bytes of the message after the length itself, at most 268435456 (256 MiB)
 * operation := index of the operation in the contract, from 0
 * outcome   := u8, only when the operation declares exceptions: 0 for its result, n for its n-th exception
 * </pre>
 *
 * Arguments follow each other in the order of the parameters; a reply to an operation without a result has length 0.
 * Nothing is aligned or padded, and no value carries its type. All numbers are big-endian:
 *
 * <pre>
 * boolean   u8, 0 or 1
 * char      u16, UTF-16
 * byte      i8
 * short     i16
 * int       i32
 * long      i64
 * float     IEEE 754 binary32
 * double    IEEE 754 binary64
 * string    u32 number of bytes, then ISO 8859-1
 * unicode   u32 number of bytes, then UTF-8
 * bytes     u32 number of bytes, then these
 * enum      i32, the constant's place in its enum from 0
 * sequence  u32 number of elements, then these, also when the length is fixed
 * map       u32 number of entries, then each key and its value
 * optional  u8, 1 or 0, then the value when it is there
 * union     i32, the case's place from 0, then its value
 * timestamp i64, milliseconds since 1970
 * decimal   two digits a byte, the sign last, as in COBOL's packed numbers
 * struct    its fields in order; an exception alike
 * </pre>
 */
package org.roundtrip.provider.socket.runtime;
