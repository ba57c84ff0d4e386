// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.DidYouMean;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.Plans;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.model.EveryPair;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Availability;
import org.roundtrip.report.StudiedRun;
import org.roundtrip.report.InteropJson;
import org.roundtrip.words.interop.InteropTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip interop [PLAN]}: lets every client call every server, and shows who can call whom. */
@Command(name = "interop", mixinStandardHelpOptions = true)
final class InteropCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of(Context.class);

    /** The example that has an operation for each kind of shape. */
    private static final String EXAMPLE = "every-pair";
    /** The option of providers that have several versions of their middleware. */
    private static final String VERSION = "version";
    private static final String SCHEMA = "roundtrip-interop-1";
    private final Context context;
    @Parameters(paramLabel = "PLAN", descriptionKey = "PLAN", arity = "0..1")
    private String plan;
    @Option(names = "--family", paramLabel = "NAME", descriptionKey = "family")
    private String family;
    @Option(names = "--versions", descriptionKey = "versions")
    private boolean versions;
    @Option(names = "--quick", descriptionKey = "quick")
    private boolean quick;
    @Option(names = "--out", paramLabel = "DIR", descriptionKey = "out")
    private String out;
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;
    @Option(names = "--wide", descriptionKey = "wide")
    private boolean wide;

    InteropCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException, InterruptedException {
        if (plan != null && versions) {
            throw new RefusedInput(TEXTS.text("interop.versions"));
        }
        Plan every = ofFamily(plan == null ? withAllProviders(Plans.find(EXAMPLE, context)) : Plans.find(plan, context).withEveryPair(true));
        return new PlanExecution(context, quick, false, false, null).carryOut(every, out, run -> print(run, json, wide, context));
    }

    /** All providers that can be measured here and have an interface language. Their stubs can call servants of others. */
    private Plan withAllProviders(Plan example) {
        List<ProviderChoice> ready = context.catalogue().providers().stream()
                .filter(each -> !each.info().language().isEmpty() && !(each.availability() instanceof Availability.Unavailable))
                .flatMap(this::choices).toList();
        return ready.isEmpty() ? example : example.with(ready);
    }

    /**
     * A provider under its own name with its defaults. When versions are wanted, each other version of its middleware
     * follows.
     */
    private Stream<ProviderChoice> choices(RegisteredProvider provider) {
        String id = provider.info().id();
        String name = provider.info().label();
        return Stream.concat(Stream.of(new ProviderChoice(id, name, Map.of())), !versions ? Stream.empty()
                : provider.options().stream().filter(option -> option.name().equals(VERSION))
                        .flatMap(option -> option.choices().stream().filter(each -> !each.equals(option.defaultValue())))
                        .map(each -> new ProviderChoice(id, name + " " + each, Map.of(VERSION, each))));
    }

    private Plan ofFamily(Plan every) throws RefusedInput {
        if (family == null) {
            return every;
        }
        List<ProviderChoice> chosen = EveryPair.sides(every).stream().filter(choice -> context.catalogue().find(choice.id())
                .filter(each -> each.info().family().equalsIgnoreCase(family)).isPresent()).toList();
        if (chosen.isEmpty()) {
            List<String> families = EveryPair.sides(every).stream().flatMap(choice -> context.catalogue().find(choice.id()).stream())
                    .map(each -> each.info().family()).distinct().toList();
            throw new RefusedInput(DidYouMean.added(TEXTS.text("interop.family", family, String.join(", ", families)), family, families));
        }
        return every.with(chosen);
    }

    /** @param wide whether the table has all servers, however wide the terminal is */
    static void print(StudiedRun run, boolean json, boolean wide, Context context) throws IOException {
        Interop interop = Interop.of(run.analysis().run(), run.results()).orElseThrow();
        if (json) {
            context.out().print(Output.text(Output.object(SCHEMA).set("cells", InteropJson.cells(interop))));
        } else {
            TextTable table = new TextTable(InteropTable.overviewHeadings(interop), 1);
            InteropTable.overview(interop).forEach(table::add);
            table.compareColumns();
            context.print(table, table.columns(), 1, wide);
            context.print(InteropTable.summary(interop));
            InteropTable.reasons(interop).forEach(context::print);
        }
        context.out().flush();
    }
}
