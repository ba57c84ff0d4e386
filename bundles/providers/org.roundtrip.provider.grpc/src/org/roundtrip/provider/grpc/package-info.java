// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of gRPC with Protocol Buffers.
 *
 * <p>{@link org.roundtrip.provider.grpc.GrpcProvider} is its component and contract compiler, which runs in the
 * workbench and may be called by several threads. {@code ProtoWriter} writes a contract as {@code .proto} files, with
 * {@code ProtoNames}; Google's own {@code protoc} and gRPC's plug-in generate messages, stubs and the servant's base
 * class; {@code GrpcTypes} and {@code GrpcCalls} describe these. The halves are in {@code runtime}, a bundle of its own
 * for Java 8 and newer.
 * {@link org.roundtrip.provider.grpc.ProtoExporter} writes payloads as {@code .proto} files; the package {@code proto} reads them.
 */
package org.roundtrip.provider.grpc;
