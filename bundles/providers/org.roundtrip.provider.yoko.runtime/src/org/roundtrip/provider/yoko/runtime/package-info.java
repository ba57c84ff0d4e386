// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What Apache Yoko needs in its processes beside the halves of all ORBs in Java: a name service, and a class that opens no further
 * port. It is compiled against files that the product does not contain; they are fetched when somebody measures Yoko.
 */
package org.roundtrip.provider.yoko.runtime;
