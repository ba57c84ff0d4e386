// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The gateway between HTTP and the ports of RMI. It knows neither RMI's classes nor the contract: it passes on bytes of JRMP.
 *
 * <p>{@link org.roundtrip.provider.rmi.runtime.gateway.Gateway} is a Tomcat in a process of its own. For each of the three
 * ways it has one servlet: {@code ProxyServlet}, {@code ForwardServlet}, and Tomcat's own for CGI programs, whose program is
 * {@link org.roundtrip.provider.rmi.runtime.gateway.CgiProgram}. Tomcat's threads call them.
 */
package org.roundtrip.provider.rmi.runtime.gateway;
