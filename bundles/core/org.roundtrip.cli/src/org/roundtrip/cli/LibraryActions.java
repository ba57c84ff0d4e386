// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.libraries.FetchProgress;
import org.roundtrip.libraries.LibraryArchive;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.libraries.LibraryStore;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Library;

/** What the command {@code providers} does with the libraries of middlewares. */
final class LibraryActions {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final double MEGA = 1e6;
    private static final int STEPS = 10;
    private final Context context;
    private final LibraryStore store;

    LibraryActions(Context context, LibraryStore store) {
        this.context = context;
        this.store = store;
    }

    /** @param wide whether all columns are shown, however wide the terminal is */
    int list(boolean json, boolean wide) throws IOException {
        List<Library> libraries = store.list();
        if (json) {
            ObjectNode answer = Output.object("roundtrip-libraries-1");
            ArrayNode list = answer.putArray("libraries");
            libraries.forEach(library -> list.addObject().put("coordinates", library.coordinates())
                    .put("bytes", library.size()).put("sha256", library.sha256()).put("licence", library.licence())
                    .put("file", store.path(library).toString()));
            context.out().print(Output.text(answer));
            return Status.DONE;
        }
        if (libraries.isEmpty()) {
            context.say("libraries.empty");
            return Status.DONE;
        }
        TextTable table = new TextTable(List.of(TEXTS.text("libraries.name"), TEXTS.text("libraries.size"),
                TEXTS.text("libraries.licence")), Integer.MAX_VALUE);
        libraries.forEach(library -> table.add(
                List.of(library.coordinates(), megabytes(library.size()), library.licence())));
        context.print(table, table.columns(), 1, wide);
        return Status.DONE;
    }

    /** @param ids of providers; when there are none, the libraries of all are fetched */
    int fetch(List<String> ids) throws RefusedInput, InterruptedException {
        for (RegisteredProvider provider : ids.isEmpty() ? context.catalogue().providers() : context.providers(ids)) {
            fetch(provider);
        }
        return Status.DONE;
    }

    private void fetch(RegisteredProvider provider) throws RefusedInput, InterruptedException {
        try {
            List<Library> needed = provider.libraries().needed();
            List<Library> missing = store.missing(needed);
            LibraryFetch.into(context.home()).fetch(needed, progress(provider.info().id()));
            context.say(needed.isEmpty() ? "libraries.none" : missing.isEmpty() ? "libraries.there" : "libraries.fetched",
                    provider.info().id(), missing.size(), megabytes(missing));
        } catch (LibraryException | ProviderException e) {
            throw new RefusedInput(e.getMessage());
        }
    }

    private FetchProgress progress(String id) {
        AtomicInteger shown = new AtomicInteger();
        return (bytes, of) -> {
            int step = (int) (bytes * STEPS / of);
            if (step > 0 && shown.getAndAccumulate(step, Math::max) < step) {
                context.say("libraries.progress", id, megabytes(bytes), megabytes(of));
            }
        };
    }

    int write(Path archive, List<String> ids) throws RefusedInput, IOException, InterruptedException {
        fetch(ids);
        try {
            Set<Library> needed = needed(ids.isEmpty() ? context.catalogue().providers() : context.providers(ids));
            new LibraryArchive(store).write(needed, archive);
            context.say("libraries.exported", needed.size(), megabytes(needed), archive);
            return Status.DONE;
        } catch (LibraryException e) {
            throw new RefusedInput(e.getMessage());
        }
    }

    int read(Path archive) throws RefusedInput, IOException, InterruptedException {
        try {
            List<Library> taken = new LibraryArchive(store).read(archive, needed(context.catalogue().providers()));
            context.say(taken.isEmpty() ? "libraries.imported.nothing" : "libraries.imported", taken.size(),
                    megabytes(taken));
            return Status.DONE;
        } catch (LibraryException e) {
            throw new RefusedInput(e.getMessage());
        }
    }

    /** Removes the libraries of providers that no other provider needs. */
    int remove(List<String> ids) throws RefusedInput, IOException, InterruptedException {
        if (ids.isEmpty()) {
            throw new RefusedInput(TEXTS.text("libraries.remove.which"));
        }
        List<RegisteredProvider> chosen = context.providers(ids);
        Set<Library> unneeded = needed(chosen);
        unneeded.removeAll(needed(context.catalogue().providers().stream().filter(each -> !chosen.contains(each)).toList()));
        unneeded.removeAll(store.missing(unneeded));
        store.remove(unneeded);
        context.say("libraries.removed", unneeded.size(), megabytes(unneeded));
        return Status.DONE;
    }

    private static Set<Library> needed(List<RegisteredProvider> providers) throws RefusedInput {
        try {
            Set<Library> needed = new LinkedHashSet<>();
            providers.forEach(provider -> needed.addAll(provider.libraries().needed()));
            return needed;
        } catch (ProviderException e) {
            throw new RefusedInput(e.getMessage());
        }
    }

    private static String megabytes(Collection<Library> libraries) {
        return megabytes(libraries.stream().mapToLong(Library::size).sum());
    }

    static String megabytes(long bytes) {
        return TEXTS.text("libraries.megabytes", bytes / MEGA);
    }
}
