// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.roundtrip.analysis.earlier.Forecast;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.Plans;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.engine.Runner;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip plan PLAN}: says how many forks, calls and minutes a run of a plan takes, from earlier runs. */
@Command(name = "plan", mixinStandardHelpOptions = true)
final class PlanCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final double SECONDS_PER_MINUTE = 60;
    private static final double PERCENT = 100;
    private static final double LARGEST = 100;

    private final Context context;
    @Parameters(paramLabel = "PLAN", descriptionKey = "PLAN")
    private String plan;
    @Option(names = "--for", paramLabel = "PERCENT", descriptionKey = "for")
    private String precision;
    @Option(names = "--quick", descriptionKey = "quick")
    private boolean quick;
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    PlanCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException {
        Double share = precision == null ? null : (Double) share(precision);
        Forecast forecast = new Runner(context.catalogue(), context.home()).forecast(Plans.find(plan, context), quick);
        if (json) {
            context.out().print(Output.text(json(forecast, share)));
        } else {
            print(forecast);
            if (share != null) {
                print(forecast, share);
            }
        }
        return Status.DONE;
    }

    private static double share(String written) throws RefusedInput {
        try {
            double percent = Double.parseDouble(written.strip().replaceFirst("\\s*%$", ""));
            if (percent > 0 && percent <= LARGEST) {
                return percent / PERCENT;
            }
        } catch (NumberFormatException e) {
            // refused below
        }
        throw new RefusedInput(TEXTS.text("plan.for.wrong", written));
    }

    private void print(Forecast forecast) {
        int rows = forecast.rows().size();
        int least = forecast.forks().least();
        int most = forecast.forks().most();
        context.print(least == most ? TEXTS.text("plan.forks", least, rows * least)
                : TEXTS.text("plan.forks.range", least, most, rows * least, rows * most));
        forecast.calls().ifPresent(calls -> context.print(least == most ? TEXTS.text("plan.calls", calls(calls * least))
                : TEXTS.text("plan.calls.range", calls(calls * least), calls(calls * most))));
        context.print(TEXTS.text("plan.time", time(forecast, least, most)));
        context.print(TEXTS.text("plan.known", forecast.known(), rows, forecast.runs()));
        if (forecast.known() < rows) {
            context.print(TEXTS.text("plan.guessed"));
        }
    }

    private void print(Forecast forecast, double share) {
        OptionalInt forks = forecast.forks(share);
        String percent = Numbers.digits(share * PERCENT);
        context.print(forks.isEmpty() ? TEXTS.text("plan.for.many", percent)
                : TEXTS.text("plan.for", percent, forks.getAsInt(), time(forecast, forks.getAsInt(), forks.getAsInt())));
    }

    private static String time(Forecast forecast, int leastBlocks, int mostBlocks) {
        double least = minutes(leastBlocks * forecast.leastSeconds());
        double most = minutes(mostBlocks * forecast.mostSeconds());
        return least == most ? TEXTS.text("plan.minutes", least) : TEXTS.text("plan.minutes.range", least, most);
    }

    /** With one decimal below ten minutes: no forecast is surer. */
    private static double minutes(double seconds) {
        double minutes = Math.max(1, Math.ceil(10 * seconds / SECONDS_PER_MINUTE)) / 10;
        return minutes < 10 ? minutes : Math.ceil(minutes);
    }

    /** To two digits, for the same reason. */
    private static String calls(double calls) {
        double unit = Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(1, calls))) - 1));
        return Numbers.count(Math.round(calls / unit) * Math.round(unit));
    }

    private static ObjectNode json(Forecast forecast, Double share) {
        ObjectNode answer = Output.object("roundtrip-plan-forecast-1");
        int rows = forecast.rows().size();
        answer.putObject("forks").put("least", forecast.forks().least()).put("most", forecast.forks().most());
        answer.putObject("forksInAll").put("least", rows * forecast.forks().least()).put("most", rows * forecast.forks().most());
        answer.putObject("minutes").put("least", forecast.forks().least() * forecast.leastSeconds() / SECONDS_PER_MINUTE)
                .put("most", forecast.forks().most() * forecast.mostSeconds() / SECONDS_PER_MINUTE);
        answer.put("callsPerBlock", forecast.calls().isPresent() ? (Double) forecast.calls().getAsDouble() : null)
                .put("earlierRuns", forecast.runs()).put("rowsMeasuredBefore", forecast.known());
        if (share != null) {
            OptionalInt forks = forecast.forks(share);
            answer.putObject("for").put("share", share).put("forks", forks.isPresent() ? (Integer) forks.getAsInt() : null)
                    .put("minutes", forks.isPresent() ? (Double) (forks.getAsInt() * forecast.mostSeconds() / SECONDS_PER_MINUTE) : null);
        }
        ArrayNode list = answer.putArray("rows");
        forecast.rows().forEach(row -> list.addObject().put("provider", row.variant()).put("operation", row.operation())
                .put("spread", row.spread().deviation()).put("seconds", row.seconds().isPresent() ? (Double) row.seconds().getAsDouble() : null)
                .put("calls", row.calls().isPresent() ? (Double) row.calls().getAsDouble() : null)
                .put("bestCalls", row.bestCalls().isPresent() ? (Integer) row.bestCalls().getAsInt() : null));
        return answer;
    }
}
