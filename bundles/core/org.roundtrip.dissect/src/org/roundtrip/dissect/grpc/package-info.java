// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The bodies of gRPC in HTTP/2: messages with their length before them, each a message of Protocol Buffers. The entry is
 * {@link org.roundtrip.dissect.grpc.GrpcDissector}. {@link org.roundtrip.dissect.grpc.GrpcFraming} finds where messages
 * begin in a body that comes in parts. A decoder of a body is used by one thread.
 *
 * <p>With a contract, fields have its names: parameter and field number {@code n} is field {@code n} from 1 on, a result
 * is field 1, and a sequence within a sequence is a message with the elements in field 1. Fields that are not the
 * contract's, and all fields without a contract, are shown by their number; bytes among them that are text or a message
 * are shown as such. A field whose value is 0, false or empty is not sent; by the contract it is shown without bytes.
 */
package org.roundtrip.dissect.grpc;
