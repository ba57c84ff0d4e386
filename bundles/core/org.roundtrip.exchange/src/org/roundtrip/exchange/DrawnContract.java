// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Refusal;

/**
 * A drawing as the contract that a language of interfaces can say. It has its operations, and one that takes and returns
 * the payload.
 *
 * @param notes what is not in it; a sentence each
 */
public record DrawnContract(Contract contract, List<String> notes) {
    private static final Texts TEXTS = Texts.of(DrawnContract.class);

    /** Copies the notes. */
    public DrawnContract {
        notes = List.copyOf(notes);
    }

    /**
     * Returns the contract of a drawing.
     *
     * @param name     of the contract
     * @param language for messages
     * @param refusals says what the language cannot say
     * @throws ExportException for the first refusal, and when there is neither an operation nor a payload
     */
    public static DrawnContract of(Drawing drawing, String name, String language, Function<Contract, List<Refusal>> refusals)
            throws ExportException {
        List<String> notes = new ArrayList<>();
        List<Operation> operations = drawing.withEcho();
        if (operations.size() > drawing.operations().size()) {
            notes.add(TEXTS.text("contract.echo"));
        }
        if (operations.isEmpty()) {
            throw new ExportException(TEXTS.text("contract.empty", language));
        }
        Contract contract = new Contract(name, operations);
        List<Refusal> refused = refusals.apply(contract);
        if (!refused.isEmpty()) {
            Refusal first = refused.getFirst();
            throw new ExportException(new Refusal(drawing.place(first.field()), first.reason()).toString());
        }
        List<String> unused = drawing.unused().stream().flatMap(type -> NamedTypes.name(type).stream()).toList();
        if (!unused.isEmpty()) {
            notes.add(TEXTS.text("contract.unused", String.join(", ", unused)));
        }
        return new DrawnContract(contract, notes);
    }
}
