// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What is JacORB's own in forked JVMs. {@link org.roundtrip.provider.jacorb.runtime.JacorbServer} and {@link
 * org.roundtrip.provider.jacorb.runtime.JacorbClient} are the halves of all ORBs in Java with JacORB's properties and
 * its name service, which runs in the server's process. {@link org.roundtrip.provider.jacorb.runtime.ReplyHandlers} are
 * for asynchronous calls. JacORB serves calls on threads of its own. The same classes run with JacORB 2 and 3.
 */
package org.roundtrip.provider.jacorb.runtime;
