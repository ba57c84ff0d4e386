// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.design.Design;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.PayloadPlace;
import org.roundtrip.preview.Preview;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;
import org.roundtrip.preview.WireMessage;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.bytes.HexCanvas;
import org.roundtrip.ui.bytes.SpanDescription;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.views.Answer;
import org.roundtrip.ui.design.views.Called;
import org.roundtrip.ui.design.views.PreviewView;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.Rest;

/**
 * Shows the real bytes of a call, as each provider sends them now. The call is the selected operation, or an echo of the
 * payload in front while none is selected. Nodes that are selected in the editor are marked in the bytes of all
 * providers; bytes that a person selects here select their node.
 */
public final class WireView extends PreviewView<Preview> {
    private static final Texts TEXTS = Texts.of(WireView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.design.wire";
    private static final int WIDER = 11, NARROWER = 9;
    private final Map<WireMessage, NodeBytes> nodes = new HashMap<>();
    private SashForm body;
    private Rest rest;
    private WireTable table;
    private WireFields fields;
    private WireBytes bytes;
    private Drawing drawing;
    private Design design;
    private NodeBytes chosen = NodeBytes.NONE;
    /** Whether there are no bytes yet, and some will come. */
    private boolean calling;
    /** Whether the selection in the editor changes because of bytes that were selected here. */
    private boolean selecting;

    @Override
    protected Control createBody(Composite parent) {
        body = new SashForm(parent, SWT.HORIZONTAL);
        rest = new Rest(body, this::mark);
        SashForm left = new SashForm(body, SWT.VERTICAL);
        Composite upper = new Composite(left, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(upper);
        createHead(upper);
        table = new WireTable(upper, this::label, this::message);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(table.control());
        fields = new WireFields(left, span -> {
            bytes.hex().highlight(span);
            select(span);
        });
        left.setWeights(2, 1);
        bytes = new WireBytes(body, span -> {
            fields.select(List.of(span));
            select(span);
        });
        EditCommand.handle(getViewSite().getActionBars(), ActionFactory.COPY, bytes.copy());
        body.setWeights(WIDER, NARROWER);
        return body;
    }

    /** Returns the bytes of the chosen message, for tests. */
    public HexCanvas hex() {
        return bytes.hex();
    }

    @Override
    protected Control first() {
        return table.control();
    }

    @Override
    protected String emptyWords() {
        return TEXTS.text("empty");
    }

    @Override
    protected Preview make(Previews previews, PreviewedCall call, Object details, String provider, Consumer<Preview> soFar)
            throws PreviewException, InterruptedException {
        return previews.preview(call, provider, Map.of());
    }

    @Override
    protected Optional<Object> details(DesignEditing editing) {
        nodes.clear();
        return super.details(editing);
    }

    @Override
    protected void show(Drawing payload, Map<String, Answer<Preview>> all) {
        if (payload != drawing) {
            drawing = payload;
            nodes.clear();
        }
        Optional<WireMessage> message = table.show(all, notFetched());
        calling = message.isEmpty() && all.values().stream().anyMatch(answer -> !answer.done());
        if (message.isEmpty()) {
            // The places in earlier bytes mean nothing here.
            chosen = NodeBytes.NONE;
            bytes.clear();
            fields.show(List.of());
        }
        message(message);
        mark();
    }

    private void message(Optional<WireMessage> message) {
        if (message.isPresent()) {
            boolean other = bytes.show(message.get());
            chosen = nodes(message.get());
            if (other) {
                fields.show(message.get().fields());
                markChosen();
            }
        }
    }

    @Override
    protected void selectionChanged() {
        super.selectionChanged();
        // An edit selects, too; finding the new nodes in all messages can wait.
        if (previewed() == design) {
            mark();
        } else {
            rest.changed();
        }
    }

    private Design previewed() {
        return editing().flatMap(DesignEditing::previewed).orElse(null);
    }

    private List<Integer> selection() {
        return editing().map(editing -> editing.selection()).orElse(List.of());
    }

    private void mark() {
        List<Integer> selected = selection();
        table.mark(message -> nodes(message).of(selected));
        if (!selecting) {
            markChosen();
        } else {
            bytes.hex().outline(chosen.of(selected));
        }
    }

    private void markChosen() {
        List<ByteSpan> marked = chosen.of(selection());
        bytes.mark(marked);
        bytes.describe(calling ? TEXTS.text("calling") : marked.isEmpty() ? TEXTS.text("how") : words(chosen.at(marked.getFirst()), marked));
        fields.select(marked);
    }

    /** Selects the node that has all of some bytes; bytes that no node has leave the selection as it is. */
    private void select(ByteSpan span) {
        Optional<Integer> node = chosen.node(span);
        selecting = true;
        try {
            node.ifPresent(id -> editing().ifPresent(editing -> editing.select(List.of(id))));
        } finally {
            selecting = false;
        }
        bytes.describe(span.isEmpty() ? TEXTS.text("how") : words(chosen.at(span), List.of(span)));
    }

    private String words(Optional<PayloadPlace> place, List<ByteSpan> spans) {
        String of = place.map(PayloadPlace::path).orElse(TEXTS.text("noNode"));
        return spans.size() > 1 ? TEXTS.text("places", of, spans.size())
                : TEXTS.text("place", of, SpanDescription.of(bytes.hex().content(), spans.getFirst()));
    }

    /** The design has the same nodes for all messages of one drawing, until it is edited. */
    private NodeBytes nodes(WireMessage message) {
        Design now = previewed();
        if (now != design) {
            design = now;
            nodes.clear();
        }
        if (now == null) {
            return NodeBytes.NONE;
        }
        DesignEditing editing = editing().orElseThrow();
        return nodes.computeIfAbsent(message, each -> called().map(call -> of(each, call, editing)).orElseGet(() ->
                NodeBytes.of(each, drawing.payload().orElseThrow(), now, editing.outline())));
    }

    /** An operation that was called and then deleted has no nodes any more. */
    private static NodeBytes of(WireMessage message, Called call, DesignEditing editing) {
        return editing.design().operations().stream().filter(operation -> operation.id() == call.id()).findFirst()
                .map(operation -> NodeBytes.of(message, call.operation(), operation, editing.design(), editing.outline()))
                .orElse(NodeBytes.NONE);
    }
}
