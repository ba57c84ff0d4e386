// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Import of {@code .proto} files. {@link org.roundtrip.provider.grpc.proto.ProtoImporter}, a service for all threads, runs
 * {@code protoc} in a folder of its own. {@code ProtoSources} puts the file and what it imports there: files beside it or on its import
 * path, which {@code ProtoText} rids of options that other files define, and those that come along, {@code KnownFiles}.
 * {@code DescriptorSet} reads what protoc writes; {@code ProtoFiles}, {@code ProtoTypes} and {@code ProtoFields} say what the methods,
 * messages and fields are.
 */
package org.roundtrip.provider.grpc.proto;
