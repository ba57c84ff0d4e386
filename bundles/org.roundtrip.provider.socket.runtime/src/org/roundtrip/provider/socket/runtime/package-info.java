// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The two halves of the raw TCP provider and its wire format.
 *
 * <p>A connection carries requests from client to server and, in the same order, one reply for each. The client sends a
 * request only after the reply to the one before, so at most one message is under way. Neither side sends anything when
 * the connection opens. There is no error message: a server that meets a malformed request closes the connection.
 *
 * <pre>
 * request   := u32 length, u16 operation, argument*
 * reply     := u32 length, [result]
 * length    := bytes of the message after the length itself, at most 268435456 (256 MiB)
 * operation := index of the operation in the contract, from 0
 * </pre>
 *
 * Arguments follow each other in the order of the parameters; a reply to an operation without a result has length 0.
 * Nothing is aligned or padded, and no value carries its type. All numbers are big-endian:
 *
 * <pre>
 * boolean   u8, 0 or 1
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
 * struct    its fields in order
 * </pre>
 */
package org.roundtrip.provider.socket.runtime;
