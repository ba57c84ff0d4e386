// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The halves of JAX-RPC, which need the harness, the web server and the fetched jars only. {@link org.roundtrip.provider.jaxrpc.runtime.JaxRpcServer}
 * publishes the generated tie in Tomcat 9, {@link org.roundtrip.provider.jaxrpc.runtime.JaxRpcClient} makes the stub. Each is used by one thread.
 */
package org.roundtrip.provider.jaxrpc.runtime;
