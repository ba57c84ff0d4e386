// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The protocol ejbd of OpenEJB and TomEE, whose messages begin with OEJP and its version. The entry is
 * {@link org.roundtrip.dissect.ejbd.EjbdDissector}; a decoder belongs to one connection and one thread.
 *
 * <p>The format, from the classes Client, EJBRequest, EJBResponse and SocketConnectionFactory of openejb-client. Before each
 * request the client sends a byte that keeps the connection open; for one style of three the server sends it back first. Each
 * message is then the protocol's version and one serialization stream of its own, so every call describes its classes anew.
 * A request states the addresses of servers that the client knows, the version of that list, and its type. A call has the code
 * of its kind, the bean, who calls, the interface, the name of the method, and for each argument a type, which for objects is a
 * class that is sent before the value. Primitive arguments stand in blocks of data; results are always objects. A response ends with
 * times that the server has measured. Looking up a name answers with an object whose class writes itself.
 *
 * <p>Messages do not state their length: their grammar does. What is not decoded: streams that are compressed, and ejbd in HTTP.
 */
package org.roundtrip.dissect.ejbd;
