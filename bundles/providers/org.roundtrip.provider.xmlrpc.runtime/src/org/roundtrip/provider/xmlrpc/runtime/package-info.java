// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The halves of Apache XML-RPC, which need the harness and the fetched jars only. {@code LastServer} and {@code LastClient} are those of
 * version 3.1.3, {@code FirstServer} and {@code FirstClient} those of 1.1. The generated stub and handler convert nothing: values are built
 * as the maps and lists that Apache XML-RPC sends. Each half is used by one thread.
 */
package org.roundtrip.provider.xmlrpc.runtime;
