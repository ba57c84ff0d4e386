// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of ZeroC Ice.
 *
 * <p>{@link org.roundtrip.provider.ice.IceProvider} is its component and contract compiler, which runs in the workbench and may
 * be called by several threads. {@code SliceWriter} writes a contract as Slice, with {@code SliceNames}; {@code SliceRefusals}
 * refuses what Slice forbids. {@link org.roundtrip.provider.ice.SliceExporter} writes payloads so. Ice's own {@code slice2java} generates types, proxies and the servant's interface; {@code IceTypes}
 * and {@code IceCalls} describe these. The sources of client and server half are in the folder {@code halves}. The build
 * compiles them too, but the product contains the sources only, because Ice is under the GPL; each contract is compiled with them.
 */
package org.roundtrip.provider.ice;
