// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What the JDK's former ORB and GlassFish's need in their processes beside the halves of all ORBs in Java. It is compiled against
 * files that the product does not contain; they are fetched when somebody measures one of the two. No other ORB loads it.
 */
package org.roundtrip.corba.runtime.jdk;
