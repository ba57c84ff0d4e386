// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Import of {@code .proto} files. {@link org.roundtrip.provider.grpc.proto.ProtoImporter}, a service for all threads, runs
 * {@code protoc} in a folder of its own; {@code DescriptorSet} reads what it writes; {@code ProtoFile}, {@code ProtoTypes} and
 * {@code ProtoFields} say what the methods, messages and fields are. Nothing outside of the file is read but the well-known
 * types.
 */
package org.roundtrip.provider.grpc.proto;
