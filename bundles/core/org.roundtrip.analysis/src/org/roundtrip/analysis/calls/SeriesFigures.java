// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.SeriesFigure;
import org.roundtrip.model.study.Summary;

/** Makes the figures of series from the repetitions of all forks of a row. */
public final class SeriesFigures {
    private SeriesFigures() {
    }

    /**
     * Makes the figures.
     *
     * @param forks for each fork that made all series, the nanoseconds of a call in each repetition of each series
     * @return one for each series; none when there is no such fork
     */
    public static List<SeriesFigure> of(List<Series> planned, List<List<double[]>> forks) {
        List<SeriesFigure> figures = new ArrayList<>();
        for (int i = 0; i < planned.size() && !forks.isEmpty(); i++) {
            int place = i;
            figures.add(figure(planned.get(i), forks.stream().map(fork -> fork.get(place)).toList()));
        }
        return figures;
    }

    private static SeriesFigure figure(Series series, List<double[]> forks) {
        double[] all = forks.stream().flatMapToDouble(Arrays::stream).toArray();
        double mean = Arrays.stream(all).average().orElseThrow();
        double squares = Arrays.stream(all).map(value -> (value - mean) * (value - mean)).sum();
        return new SeriesFigure(series, Summary.MEDIAN.of(forks.stream().mapToDouble(series.summary()::of).toArray()),
                Arrays.stream(all).min().orElseThrow(), Arrays.stream(all).max().orElseThrow(),
                all.length < 2 ? null : (Double) Math.sqrt(squares / (all.length - 1)));
    }
}
