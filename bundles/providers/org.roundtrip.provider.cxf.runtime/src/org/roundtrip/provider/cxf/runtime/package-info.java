// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The halves of Apache CXF, which need the harness, the web server and the fetched jars only. {@link org.roundtrip.provider.cxf.runtime.CxfServer}
 * publishes the generated service in Tomcat 10, {@link org.roundtrip.provider.cxf.runtime.CxfClient} makes the proxy. Each is used by one thread.
 */
package org.roundtrip.provider.cxf.runtime;
