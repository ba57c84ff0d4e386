// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The files of middlewares that do not come with Roundtrip. A provider lists them
 * ({@link org.roundtrip.provider.Libraries}); they are fetched from Maven repositories when somebody needs them, and kept in
 * the folder {@code libraries} of a Roundtrip home, where all providers and processes share them.
 *
 * <p>{@link org.roundtrip.libraries.LibraryStore} is that folder. Nothing gets into it, and nothing is used from it, whose
 * size and SHA-256 are not those of a provider's list. {@link org.roundtrip.libraries.LibraryFetch} gets what is lacking
 * from a {@link org.roundtrip.libraries.LibrarySource}; {@code MavenSource} asks the repositories
 * of the user's own Maven settings, since no host stands in Roundtrip's files.
 * {@link org.roundtrip.libraries.LibraryArchive} carries files to a machine without a network.
 *
 * <p>All methods read or write files and may take long; all may be used by several threads. The resolver's classes are
 * loaded when something is fetched, and not before.
 */
package org.roundtrip.libraries;
