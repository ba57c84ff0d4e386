// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What runs in the forked JVMs of every ORB in Java. It is written against the classes {@code org.omg} only, which each
 * ORB brings itself. {@link org.roundtrip.corba.runtime.OrbServer} activates the servant and binds it in the ORB's own
 * name service, {@link org.roundtrip.corba.runtime.OrbClient} looks it up there. How an ORB starts and what its name
 * service is, says its {@link org.roundtrip.corba.runtime.Orbs}: either classes of its provider, or a list of
 * properties, see {@link org.roundtrip.corba.runtime.ListedOrbs}.
 *
 * <p>Nothing in this package may need the classes of one ORB, because it runs with all.
 */
package org.roundtrip.corba.runtime;
