// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * A run in one file, to be handed on, checked and repeated elsewhere: {@link org.roundtrip.files.archive.RunArchive}.
 *
 * <p>The file is a zip with these entries:
 * <pre>
 * run/                   the run's folder, without what can be made again from it
 * plan.plan.json         its plan
 * contract.payload.json  the types and operations of its plan
 * environment.json       the machine, the settings, and the versions of Java and of the middlewares
 * SHA256SUMS             the sums of all other entries, as the program sha256sum checks them
 * </pre>
 * The same run gives the same bytes. An archive from elsewhere is hostile: its entries have only the names that are known here, and it is
 * unpacked only within limits of number, size and compression. It becomes a run when all sums are right.
 */
package org.roundtrip.files.archive;
