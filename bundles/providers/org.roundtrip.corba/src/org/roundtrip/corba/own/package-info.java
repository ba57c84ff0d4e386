// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * ORBs in Java that the user owns and describes once. {@link org.roundtrip.corba.own.OwnOrb} is a description, {@link
 * org.roundtrip.corba.own.OwnOrbs} the file that window and command line share, and {@link
 * org.roundtrip.corba.own.DescribedOrb} how the shared halves run one. Any thread.
 */
package org.roundtrip.corba.own;
