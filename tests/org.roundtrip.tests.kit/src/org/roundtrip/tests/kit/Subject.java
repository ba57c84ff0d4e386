// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.libraries.FetchProgress;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.CarriedOperations;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;

/**
 * A provider under test.
 *
 * @param info     what it declares of itself
 * @param provider itself
 * @param folder   for all files of its tests
 */
record Subject(ProviderInfo info, Provider provider, Path folder) {
    /** The name of the variant in which no option is changed. */
    static final String DEFAULTS = "defaults";

    /** All providers that are there. */
    static List<Subject> all(Path folder) throws Exception {
        List<Subject> subjects = new ArrayList<>();
        DescribedOrbs.describe();
        for (Providers.Candidate each : Providers.all()) {
            subjects.add(new Subject(each.info(), each.provider(),
                    Files.createDirectories(folder.resolve(each.info().id()))));
        }
        return subjects;
    }

    /** Returns the options of a plan that sets none. */
    Map<String, String> defaults() {
        Map<String, String> options = new LinkedHashMap<>();
        provider.options().forEach(option -> options.put(option.name(), option.defaultValue()));
        return options;
    }

    /** The defaults, and for each other choice that an option has the defaults with that one changed; by name. */
    Map<String, Map<String, String>> variants() {
        Map<String, Map<String, String>> variants = new LinkedHashMap<>();
        variants.put(DEFAULTS, defaults());
        for (Option option : provider.options()) {
            for (String value : values(option)) {
                Map<String, String> options = defaults();
                if (!value.equals(options.put(option.name(), value))) {
                    variants.put(option.name() + " " + value, options);
                }
            }
        }
        return variants;
    }

    /** Returns whether this is the example for authors of providers, which carries few shapes. */
    boolean sketch() {
        return info.id().equals("example");
    }

    /** The operations of a contract that are not refused, neither together nor alone: a type is refused where it is first. */
    List<Operation> carried(Contract contract, Map<String, String> options) {
        Set<String> refused = CarriedOperations.refused(provider, contract, options).keySet();
        return contract.operations().stream().filter(each -> !refused.contains(each.name())).toList();
    }

    /** Compiles a contract and gives its processes a folder. */
    Trial trial(String name, Contract contract, Map<String, String> options, ExpectedDigests expected)
            throws Exception {
        return new Trial(this, setting(options), contract, expected, folder.resolve(name));
    }

    /** The same with the defaults, for processes that exchange values with those of another provider. */
    Trial trial(String name, Contract contract, Subject other, ExpectedDigests expected) throws Exception {
        return new Trial(this, setting(defaults(), Optional.of(other.info)), contract, expected, folder.resolve(name));
    }

    /**
     * How contracts are compiled for it: for the lowest Java that it runs in, so that generated code is nowhere newer. Its
     * libraries are fetched as a run does it, into the home of the tests.
     */
    CompileSetting setting(Map<String, String> options) throws IOException, LibraryException, InterruptedException {
        return setting(options, Optional.empty());
    }

    private CompileSetting setting(Map<String, String> options, Optional<ProviderInfo> other)
            throws IOException, LibraryException, InterruptedException {
        LibraryFetch fetch = LibraryFetch.into(RoundtripHome.current());
        Libraries libraries = provider.libraries(options);
        fetch.fetch(libraries.needed(), FetchProgress.NONE);
        return new CompileSetting(options, false, info.inJvm() ? info.java() : CompileSetting.NEWEST, other,
                Files.createDirectories(folder.resolve("cache")), fetch.store().files(libraries));
    }

    private static List<String> values(Option option) {
        return switch (option.kind()) {
            case CHOICE -> option.choices();
            case SWITCH -> List.of("true", "false");
            case NUMBER, TEXT -> List.of();
        };
    }
}
