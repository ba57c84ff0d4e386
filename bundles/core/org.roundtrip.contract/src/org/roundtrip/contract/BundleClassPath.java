// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.provider.WiredClassPath;

/**
 * The class path of a provider's forked processes. It has everything its bundle is wired to, except bundles that only
 * the workbench needs.
 */
public final class BundleClassPath {
    /** Bundles that a provider needs in the workbench and that no forked process needs. */
    public static final Set<String> WORKBENCH_ONLY = Set.of("org.roundtrip.contract", "org.roundtrip.corba", "org.roundtrip.cpp",
            "org.roundtrip.model", "org.roundtrip.provider");

    private BundleClassPath() {
    }

    /** Returns the class path that begins with the bundle of {@code anchor}, without {@link #WORKBENCH_ONLY}. */
    public static List<Path> of(Class<?> anchor) {
        return of(anchor, WORKBENCH_ONLY);
    }

    /**
     * Returns the same behind other files, whose classes so win wherever both have them.
     *
     * @param without further bundles to leave out, because those files replace them
     */
    public static List<Path> behind(List<Path> first, Class<?> anchor, String... without) {
        Set<String> excluded = new HashSet<>(WORKBENCH_ONLY);
        excluded.addAll(List.of(without));
        return Stream.concat(first.stream(), of(anchor, excluded).stream()).toList();
    }

    /** Returns the same with another set of symbolic names left out. */
    public static List<Path> of(Class<?> anchor, Set<String> excludedBundles) {
        return WiredClassPath.of(anchor, excludedBundles);
    }
}
