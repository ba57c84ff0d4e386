// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.exchange.PayloadSize;
import org.roundtrip.files.ContractWriter;
import org.roundtrip.model.Drawing;

/** A payload as JSON for programs: types and operations as payload files have them, with sizes in bytes. */
final class PayloadJson {
    private PayloadJson() {
    }

    /** Returns one object. */
    static String of(Drawing drawing) {
        ObjectNode answer = Output.object("roundtrip-payload-summary-1");
        answer.put("name", drawing.name()).put("description", drawing.description());
        answer.set("shapes", ContractWriter.types(drawing.types()));
        drawing.payload().ifPresent(shape -> {
            PayloadSize size = PayloadSize.of(shape);
            answer.set("payload", ContractWriter.shape(shape));
            answer.putObject("content").put("leastBytes", size.least()).put("mostBytes", size.most());
            answer.put("parts", size.parts()).put("depth", size.depth());
        });
        answer.set("operations", ContractWriter.operations(drawing.operations()));
        return Output.text(answer);
    }
}
