// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.engine.check.PlanCheck;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.libraries.FetchProgress;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;

/** Compiles what a preview calls, with the cache that runs use. Safe for several threads. */
final class Contracts {
    /** The contract's name in a plan that gives none. A preview shows the names that such a plan sends. */
    private static final String NAME = "Service";
    /** A process lives for two calls, so code that is compiled quickly is better than code that runs quickly. */
    private static final List<String> QUICK_START = List.of("-XX:TieredStopAtLevel=1");

    private final ProviderCatalogue catalogue;
    private final RoundtripHome home;
    private final LibraryFetch libraries;
    private final Jdks jdks;

    Contracts(ProviderCatalogue catalogue, RoundtripHome home) {
        this.catalogue = catalogue;
        this.home = home;
        this.libraries = LibraryFetch.into(home);
        this.jdks = new Jdks(home);
    }

    /** See {@link Previews#soonestFirst}. A provider that is not here is refused at once. */
    List<String> soonestFirst(List<String> providers) {
        return providers.stream().sorted(Comparator.comparing((String id) -> !is(id, ProviderInfo::floor))
                .thenComparing(id -> is(id, info -> !info.inJvm()))).toList();
    }

    private boolean is(String provider, Predicate<ProviderInfo> what) {
        return catalogue.find(provider).map(RegisteredProvider::info).filter(what).isPresent();
    }

    static Contract contract(Operation operation) {
        return new Contract(NAME, List.of(operation));
    }

    /** Compiles what is called. Fetches the provider's libraries if they are missing. */
    Variant.Ready compile(PreviewedCall call, String provider, Map<String, String> options)
            throws PreviewException, InterruptedException {
        RegisteredProvider registered = catalogue.find(provider)
                .orElseThrow(() -> PreviewException.missing(Previews.TEXTS.text("unknown", provider)));
        ChosenSide side = ChosenSide.of(provider).with(options);
        Contract contract = contract(call.operation());
        check(call, PlanCheck.of(registered, jdks, side, contract));
        try {
            ChosenSide quick = registered.info().inJvm() ? side.with(QUICK_START) : side;
            Variant variant = Variant.of(registered, jdks, quick);
            libraries.fetch(variant.libraries(), FetchProgress.NONE);
            return variant.compile(contract, false, Files.createDirectories(home.cache()), libraries.store());
        } catch (CompilationException e) {
            throw new PreviewException(Failure.sentence(e.getMessage()), List.of(), e.details());
        } catch (ProviderException | LibraryException e) {
            throw new PreviewException(e.getMessage());
        } catch (IOException e) {
            throw new PreviewException(Previews.TEXTS.text("files", Failure.sentence(e)));
        }
    }

    private static void check(PreviewedCall call, List<Objection> objections) throws PreviewException {
        if (objections.isEmpty()) {
            return;
        }
        List<Refusal> refusals = objections.stream().filter(each -> inside(call.operation(), each.place()))
                .map(each -> new Refusal(call.path(each.place()), each.reason())).distinct().toList();
        throw refusals.isEmpty() ? PreviewException.missing(objections.getFirst().reason())
                : new PreviewException(refusals.getFirst().toString(), refusals, "");
    }

    private static boolean inside(Operation operation, String place) {
        return place.equals(operation.name()) || place.startsWith(operation.name() + ".");
    }
}
