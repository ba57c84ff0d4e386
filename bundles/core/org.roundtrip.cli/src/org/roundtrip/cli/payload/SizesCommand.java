// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;
import org.roundtrip.preview.SizeCrossing;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.preview.SweepLengths;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code roundtrip payload sizes FILE --provider ID,... --sweep PATH=1,10,100}: bytes and packets by a length of the payload. */
@Command(name = "sizes", mixinStandardHelpOptions = true)
final class SizesCommand extends ComparingCommand<List<SizePoint>> {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final Pattern SWEEP = Pattern.compile("([^=]+)=([\\d,]+)");
    private static final int MOST_MTU = 65_535;
    @Option(names = "--sweep", paramLabel = "PATH=N,...", required = true, descriptionKey = "sweep")
    private String sweep;
    @Option(names = "--mtu", paramLabel = "N", descriptionKey = "mtu")
    private int mtu = SizePoint.ETHERNET_MTU;
    private String place;
    private List<Integer> lengths;

    SizesCommand(Context context) {
        super(context);
    }

    @Override
    void check() throws RefusedInput {
        Matcher swept = SWEEP.matcher(sweep);
        if (!swept.matches()) {
            throw new RefusedInput(TEXTS.text("sizes.sweep", sweep));
        }
        if (mtu < SizePoint.LEAST_MTU || mtu > MOST_MTU) {
            throw new RefusedInput(TEXTS.text("sizes.mtu", SizePoint.LEAST_MTU, MOST_MTU));
        }
        place = swept.group(1);
        lengths = lengths(swept.group(2));
    }

    @Override
    void check(PreviewedCall called) throws PreviewException {
        for (int length : lengths) {
            called.swept(place, length).small();
        }
    }

    @Override
    List<SizePoint> make(Previews previews, PreviewedCall called, String provider) throws PreviewException, InterruptedException {
        return previews.sizes(called, provider, Map.of(), place, lengths, mtu, soFar -> { });
    }

    @Override
    void print(Map<String, List<SizePoint>> curves, boolean wide) {
        SizesTable.print(curves, mtu, wide, context());
        SizeCrossing.sentences(curves, context().catalogue()::label).forEach(context()::print);
    }

    private static List<Integer> lengths(String written) throws RefusedInput {
        try {
            return SweepLengths.parse(written);
        } catch (PreviewException e) {
            throw new RefusedInput(e.getMessage());
        }
    }

    @Override
    ObjectNode answer(Drawing drawing, Map<String, List<SizePoint>> curves, Map<String, PreviewException> failed) {
        ObjectNode answer = Output.object("roundtrip-sizes-1").put("payload", drawing.name()).put("path", place).put("mtu", mtu);
        ArrayNode list = answer.putArray("curves");
        curves.forEach((provider, points) -> {
            ArrayNode measured = list.addObject().put("provider", provider).putArray("measuredAt");
            points.forEach(point -> measured.addObject().put("length", point.length()).put("contentBytes", point.contentBytes())
                    .put("requestBytes", point.requestBytes()).put("replyBytes", point.replyBytes())
                    .put("requestPackets", point.requestPackets()).put("replyPackets", point.replyPackets())
                    .put("ratio", Double.isNaN(point.ratio()) ? null : (Double) point.ratio()));
        });
        failed.forEach((provider, failure) -> PreviewJson.put(list.addObject().put("provider", provider), failure));
        return answer;
    }
}
