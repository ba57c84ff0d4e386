// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.install.InstalledProviders;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.libraries.LibraryStore;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.ProviderInfo;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip providers}: lists what can be measured and what plans can ask of it, and manages libraries and providers. */
@Command(name = "providers", mixinStandardHelpOptions = true)
final class ProvidersCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final int AVAILABLE = 7, STUDIED = 8;
    /** Id, middleware and whether it is available, then family, protocol, version, whether it calls asynchronously, licence. */
    private static final List<Integer> BY_IMPORTANCE = List.of(0, 1, AVAILABLE, STUDIED, 2, 3, 4, 6, 5);
    private final Context context;
    private final LibraryStore store;
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;
    @Option(names = "--wide", descriptionKey = "wide")
    private boolean wide;
    @Option(names = "--force", descriptionKey = "force")
    private boolean force;
    @ArgGroup
    private final Action action = new Action();
    @Parameters(paramLabel = "ID", arity = "0..*", descriptionKey = "ID")
    private List<String> ids = List.of();

    /** What to do instead of listing; at most one of them. */
    private static final class Action {
        @Option(names = "--libraries", descriptionKey = "libraries")
        private boolean libraries;
        @Option(names = "--fetch", descriptionKey = "fetch")
        private boolean fetch;
        @Option(names = "--export", paramLabel = "FILE", descriptionKey = "export")
        private String export;
        @Option(names = "--import", paramLabel = "FILE", descriptionKey = "import")
        private String importFrom;
        @Option(names = "--remove", descriptionKey = "remove")
        private boolean remove;
        @Option(names = "--install", paramLabel = "JAR", descriptionKey = "install")
        private String install;
        @Option(names = "--uninstall", paramLabel = "JAR", descriptionKey = "uninstall")
        private String uninstall;
    }

    ProvidersCommand(Context context) {
        this.context = context;
        this.store = new LibraryStore(context.home());
    }

    @Override
    public Integer call() throws RefusedInput, IOException, InterruptedException {
        LibraryActions libraries = new LibraryActions(context, store);
        if (action.libraries) {
            return libraries.list(json, wide);
        } else if (action.fetch) {
            return libraries.fetch(ids);
        } else if (action.export != null) {
            return libraries.write(context.target(action.export, force), ids);
        } else if (action.importFrom != null) {
            return libraries.read(context.path(action.importFrom));
        } else if (action.remove) {
            return libraries.remove(ids);
        } else if (action.install != null) {
            return install(action.install);
        } else if (action.uninstall != null) {
            return uninstall(action.uninstall);
        }
        return list();
    }

    private int list() throws RefusedInput {
        List<RegisteredProvider> providers = ids.isEmpty() ? context.catalogue().providers()
                : context.providers(ids);
        List<ProviderSheet> sheets = sheets(providers);
        if (json) {
            context.out().print(asJson(providers, sheets));
        } else if (sheets.isEmpty()) {
            int columns = providers.stream().anyMatch(provider -> provider.info().studied().isPresent()) ? STUDIED + 1 : STUDIED;
            context.print(table(providers, columns), BY_IMPORTANCE.stream().filter(column -> column < columns).toList(), 3, wide);
        } else {
            sheets.forEach(sheet -> sheet.print(context, wide));
        }
        if (providers.isEmpty()) {
            context.say("providers.none");
        }
        context.installed().list().stream().map(InstalledProviders.Jar::problem).filter(problem -> !problem.isEmpty())
                .forEach(context::note);
        return Status.DONE;
    }

    /** What there is to say of the providers that were named; nothing of a list of all. */
    private List<ProviderSheet> sheets(List<RegisteredProvider> providers) throws RefusedInput {
        if (ids.isEmpty()) {
            return List.of();
        }
        List<Jdk> jdks = new Jdks(context.home()).list();
        try {
            return providers.stream().map(provider -> ProviderSheet.of(provider, jdks)).toList();
        } catch (ProviderException e) {
            throw new RefusedInput(e.getMessage());
        }
    }

    private int install(String jar) throws RefusedInput, IOException {
        InstalledProviders.Jar installed = context.installed().install(context.path(jar));
        if (!installed.problem().isEmpty()) {
            throw new RefusedInput(installed.problem());
        }
        context.say("providers.installed", String.join(", ", installed.providers()), installed.name());
        return Status.DONE;
    }

    private int uninstall(String name) throws RefusedInput, IOException {
        try {
            context.installed().remove(name);
            context.say("providers.uninstalled", name);
            return Status.DONE;
        } catch (NoSuchFileException e) {
            throw new RefusedInput(e.getMessage());
        }
    }

    /** @param columns how many there are: the one of the studies, the last, is left out where no provider stands for one of their systems */
    private TextTable table(List<RegisteredProvider> providers, int columns) {
        TextTable table = new TextTable(List.of(TEXTS.text("providers.id"), TEXTS.text("providers.label"),
                TEXTS.text("providers.family"), TEXTS.text("providers.protocol"),
                TEXTS.text("providers.version"), TEXTS.text("providers.licence"),
                TEXTS.text("providers.asynchronous"), TEXTS.text("providers.available"), TEXTS.text("providers.studied")).subList(0, columns), Integer.MAX_VALUE);
        table.breakTexts(AVAILABLE);
        for (RegisteredProvider provider : providers) {
            ProviderInfo info = provider.info();
            table.add(List.of(info.id(), info.label(), info.family(), info.protocol(), info.version(), info.licence(),
                    TEXTS.text(info.asynchronous() ? "providers.yes" : "providers.without"),
                    switch (provider.availability(store)) {
                        case Availability.Available yes -> TEXTS.text("providers.yes");
                        case Availability.NotFetched not -> TEXTS.text("providers.notFetched", not.missing().size(),
                                LibraryActions.megabytes(not.bytes()));
                        case Availability.Unavailable no -> TEXTS.text("providers.no", no.reason());
                    }, studied(info)).subList(0, columns));
        }
        return table;
    }

    private static String studied(ProviderInfo info) {
        return info.studied().map(studied -> TEXTS.text("providers.studied." + studied.standing(), studied.system())).orElse("");
    }

    private String asJson(List<RegisteredProvider> providers, List<ProviderSheet> sheets) {
        ObjectNode answer = Output.object("roundtrip-providers-1");
        ArrayNode list = answer.putArray("providers");
        for (RegisteredProvider provider : providers) {
            ProviderInfo info = provider.info();
            Availability availability = provider.availability(store);
            String reason = availability instanceof Availability.Unavailable(String why) ? why : null;
            Long toFetch = availability instanceof Availability.NotFetched not ? not.bytes() : Long.valueOf(0);
            ObjectNode object = list.addObject().put("id", info.id()).put("label", info.label()).put("family", info.family())
                    .put("protocol", info.protocol()).put("version", info.version()).put("licence", info.licence())
                    .put("asynchronous", info.asynchronous()).put("lookups", info.lookups()).put("connections", info.connections())
                    .put("floor", info.floor()).put("available", reason == null).put("reason", reason)
                    .put("bytesToFetch", toFetch);
            info.studied().ifPresent(studied -> object.putObject("studied").put("system", studied.system())
                    .put("standing", studied.standing().name().toLowerCase(Locale.ROOT)));
            sheets.stream().filter(sheet -> sheet.info().equals(info)).forEach(sheet -> sheet.addTo(object));
        }
        return Output.text(answer);
    }
}
