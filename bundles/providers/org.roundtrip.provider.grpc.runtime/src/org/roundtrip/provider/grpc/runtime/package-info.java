// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What runs in the processes of gRPC: {@link org.roundtrip.provider.grpc.runtime.GrpcServer} and
 * {@link org.roundtrip.provider.grpc.runtime.GrpcClient}, and what generated code calls. It is compiled against files that the
 * product does not contain; they are fetched when somebody measures gRPC.
 */
package org.roundtrip.provider.grpc.runtime;
