// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.engine.Runner;
import org.roundtrip.engine.machine.Machine;
import org.roundtrip.engine.machine.MachineCheck;
import org.roundtrip.engine.machine.MachineSentence;
import org.roundtrip.engine.machine.RootCommand;
import org.roundtrip.engine.machine.Way;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.FactWords;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code roundtrip machine}: finds out how well times can be measured on this machine. */
@Command(name = "machine", mixinStandardHelpOptions = true)
final class MachineCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final double MICRO = 1000;

    private final Context context;
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    MachineCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException, InterruptedException {
        if (Runner.measures(context.home())) {
            throw new RefusedInput(TEXTS.text("machine.measuring"));
        }
        Machine machine = new MachineCheck(context.home()).anew(new MachineCheck.Follower() {
            @Override
            public void now(String what) {
                context.note(what);
            }

            @Override
            public boolean waits() {
                return false;
            }
        });
        if (json) {
            context.out().print(asJson(machine));
        } else {
            print(machine);
        }
        return Status.DONE;
    }

    private void print(Machine machine) {
        context.print(MachineSentence.of(machine));
        MachineSentence.grounds(machine).forEach(context::print);
        context.out().println();
        TextTable ways = new TextTable(List.of(TEXTS.text("machine.way"), TEXTS.text("machine.processors"), TEXTS.text("machine.rounds")), 2);
        machine.tried().forEach((way, rounds) -> ways.add(List.of(MachineSentence.name(way), processors(machine.placings().get(way)),
                rounds.stream().map(MachineSentence::micros).collect(Collectors.joining("  ")))));
        context.print(ways, List.of(0, 2, 1), 1, true);
        context.out().println();
        TextTable facts = new TextTable(List.of(TEXTS.text("machine.fact"), TEXTS.text("machine.value")), Integer.MAX_VALUE);
        machine.facts().forEach((name, value) -> facts.add(List.of(FactWords.name(name), value)));
        context.print(facts, List.of(0, 1), 2, true);
        List<RootCommand> commands = RootCommand.of(machine);
        if (!commands.isEmpty()) {
            context.out().println();
            context.print(TEXTS.text("machine.root"));
        }
        for (RootCommand command : commands) {
            context.print(command.why());
            context.out().println("  " + command.run());
            context.out().println("  " + TEXTS.text("machine.undo") + " " + command.undo());
        }
    }

    private static String processors(Placing placing) {
        return placing == null || placing.free() ? "" : placing.recorded();
    }

    private static String asJson(Machine machine) {
        ObjectNode answer = Output.object("roundtrip-machine-1").put("state", machine.state().name().toLowerCase(Locale.ROOT))
                .put("sentence", MachineSentence.of(machine)).put("checked", machine.checked().toString())
                .put("placement", machine.placing().recorded());
        ObjectNode floor = answer.putObject("floor");
        machine.floor().ifPresent(found -> floor.put("medianNanos", Math.round(MICRO * found.micros())).put("spread", found.spread()));
        machine.smallestDifference(machine.placing()).ifPresentOrElse(least -> answer.put("smallestDifference", least), () -> answer.putNull("smallestDifference"));
        ObjectNode watch = answer.putObject("watch").put("latenessNanos", machine.watch().lateness().toNanos());
        machine.watch().others().ifPresent(share -> watch.put("others", share));
        machine.watch().stolen().ifPresent(share -> watch.put("stolen", share));
        ArrayNode grounds = answer.putArray("grounds");
        machine.grounds().forEach(ground -> grounds.add(ground.name().toLowerCase(Locale.ROOT)));
        ArrayNode tried = answer.putArray("tried");
        for (Map.Entry<Way, List<Double>> way : machine.tried().entrySet()) {
            ArrayNode rounds = tried.addObject().put("way", way.getKey().name().toLowerCase(Locale.ROOT))
                    .put("placement", machine.placings().getOrDefault(way.getKey(), Placing.FREE).recorded()).putArray("medianNanos");
            way.getValue().forEach(micros -> rounds.add(Math.round(MICRO * micros)));
        }
        ObjectNode facts = answer.putObject("facts");
        machine.facts().forEach(facts::put);
        ArrayNode commands = answer.putArray("commands");
        RootCommand.of(machine).forEach(command -> commands.addObject().put("why", command.why()).put("run", command.run())
                .put("undo", command.undo()));
        return Output.text(answer);
    }
}
