// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.libraries.FetchProgress;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.libraries.LibraryStore;
import org.roundtrip.model.ChosenSide;

/**
 * What a benchmark measures: a provider with options, whose libraries are here.
 *
 * @param name such as {@code rmi} or {@code jacorb:version=2.3.1}
 */
record Subject(String name, Variant variant, LibraryStore libraries) {

    /** Finds the provider, and fetches what it needs. */
    static Subject named(String name, ProviderCatalogue catalogue, RoundtripHome home) throws LibraryException, InterruptedException {
        String[] parts = name.split(":", 2);
        Map<String, String> options = parts.length == 1 ? Map.of()
                : Stream.of(parts[1].split(",")).map(option -> option.split("=", 2))
                        .collect(Collectors.toMap(option -> option[0], option -> option[1]));
        Variant variant = Variant.of(catalogue.find(parts[0]).orElseThrow(), new Jdks(home), ChosenSide.of(parts[0]).with(options));
        LibraryFetch libraries = LibraryFetch.into(home);
        libraries.fetch(Set.copyOf(variant.libraries()), FetchProgress.NONE);
        return new Subject(name, variant, libraries.store());
    }

    /** Returns a name for its files. */
    String folder() {
        return name.replaceAll("[^a-z0-9.]", "-");
    }
}
