// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.chart.answer.AnswerChart;
import org.roundtrip.model.Against;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.Verdict;

/** Paints the answer chart of 30 providers and 6 operations, 180 lines, again and again. */
public final class AnswerBench {
    private static final int PROVIDERS = 30, OPERATIONS = 6, PAINTS = 100, WIDTH = 1366;
    private static final double LINE_HEIGHT = 17;

    private AnswerBench() {
    }

    /** Prints the median of all paints in milliseconds. */
    public static void main(String... arguments) {
        List<ProviderChoice> choices = IntStream.range(0, PROVIDERS).mapToObj(i -> new ProviderChoice("p" + i, "Provider number " + i, Map.of())).toList();
        List<Operation> operations = IntStream.range(0, OPERATIONS).mapToObj(i -> new Operation("operation" + i, List.of(), Optional.empty(), Behaviour.NOTHING)).toList();
        Run run = new Run("r", new Plan("p", "", new Contract("C", operations), choices, Protocol.STANDARD), false, 1, Map.of(), List.of(), Run.Outcome.DONE, "",
                Instant.EPOCH, null);
        Random random = new Random(1);
        List<Result> rows = operations.stream().flatMap(operation -> choices.stream().map(choice -> row(choice, operation, 1e4 * Math.exp(4 * random.nextDouble())))).toList();
        Answer answer = Answer.of(run, rows, Answer.Order.TIME);
        AnswerChart chart = new AnswerChart(ChartStyle.light(), ProviderColours.of(run), answer);
        BufferedImage image = new BufferedImage(WIDTH, (int) AnswerChart.height(answer, LINE_HEIGHT), BufferedImage.TYPE_INT_RGB);
        long[] nanos = new long[PAINTS];
        for (int i = 0; i < PAINTS; i++) {
            Graphics2D g = image.createGraphics();
            long began = System.nanoTime();
            chart.draw(g, new Rectangle2D.Double(0, 0, image.getWidth(), image.getHeight()));
            nanos[i] = System.nanoTime() - began;
            g.dispose();
        }
        Arrays.sort(nanos);
        System.out.printf("answer.paintMillis %.1f%n", nanos[PAINTS / 2] / 1e6);
    }

    private static Result row(ProviderChoice choice, Operation operation, double nanos) {
        return new Result(choice, operation.name(), "void", 4, 5000, null, null, null, nanos, null, 2 * nanos, null, null, null, null, 64.0, 4.0, nanos / 10, null,
                null, null, null, List.of(nanos, 1.02 * nanos, 0.99 * nanos, 1.01 * nanos), null, List.of(), new Against("Provider number 0", 2.5, 2.4, 2.6,
                Verdict.DIFFERS));
    }
}
