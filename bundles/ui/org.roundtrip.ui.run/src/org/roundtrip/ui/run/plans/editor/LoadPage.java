// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.VerticalScroll;
import org.roundtrip.ui.run.plans.draft.ProtocolDraft;
import org.roundtrip.ui.run.plans.draft.ProtocolField;
import org.roundtrip.ui.run.plans.draft.ProtocolOfDraft;
import org.roundtrip.ui.run.plans.editing.Page;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.words.Numbers;

/** The page of the load: who makes the calls, and when, with a small drawing of it. */
final class LoadPage implements Page {
    private static final Texts TEXTS = Texts.of(LoadPage.class);
    private static final int DRAWING_WIDTH = 260;
    private static final int DRAWING_HEIGHT = 130;
    private static final int MARGIN = 12;
    private static final int GAP = 18;
    private final PlanEditing editing;
    private final ScrolledComposite scroll;
    private final Composite body;
    private final Composite choices;
    private final LoadFields fields;
    private final LoadDrawing drawing;
    private final Label caption;

    LoadPage(Composite parent, PlanEditing editing) {
        this.editing = editing;
        scroll = VerticalScroll.in(parent, SWT.V_SCROLL | SWT.H_SCROLL);
        body = new Composite(scroll, SWT.NONE);
        scroll.setContent(body);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(MARGIN, 6).spacing(GAP, 6).applyTo(body);
        choices = new Composite(body, SWT.NONE);
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(choices);
        fields = new LoadFields(choices, editing, this::arrange);
        Composite shown = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 4).applyTo(shown);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.BEGINNING).applyTo(shown);
        caption = new Label(shown, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(DRAWING_WIDTH, SWT.DEFAULT).applyTo(caption);
        drawing = new LoadDrawing(shown);
        GridDataFactory.fillDefaults().grab(true, false).hint(DRAWING_WIDTH, DRAWING_HEIGHT).applyTo(drawing);
        scroll.addListener(SWT.Resize, resized -> arrange());
        refresh();
        arrange();
    }

    /** The drawing stands beside the choices where there is room for both, else below them. */
    private void arrange() {
        int both = choices.computeSize(SWT.DEFAULT, SWT.DEFAULT).x + GAP + DRAWING_WIDTH + 2 * MARGIN;
        int columns = scroll.getClientArea().width < both ? 1 : 2;
        GridLayout layout = (GridLayout) body.getLayout();
        if (layout.numColumns != columns) {
            layout.numColumns = columns;
            body.layout();
        }
        VerticalScroll.fit(scroll);
    }

    @Override
    public Control control() {
        return scroll;
    }

    @Override
    public void lead(Object where) {
        fields.lead(where);
    }

    @Override
    public void refresh() {
        fields.refresh();
        ProtocolDraft protocol = editing.draft().protocol();
        LoadPicture picture = ProtocolOfDraft.load(protocol).map(load -> picture(load, protocol)).orElse(null);
        String words = words(picture);
        drawing.show(picture, words);
        if (!caption.getText().equals(words)) {
            caption.setText(words);
            caption.requestLayout();
        }
    }

    private static LoadPicture picture(Load load, ProtocolDraft protocol) {
        return LoadPicture.of(load, valid(protocol, ProtocolField.SEED).map(Long::parseLong).orElse(0L),
                1e9 * valid(protocol, ProtocolField.MEASURED_SECONDS).map(Double::parseDouble).filter(seconds -> seconds > 0)
                        .orElse(1.0));
    }

    private static Optional<String> valid(ProtocolDraft protocol, ProtocolField field) {
        String text = protocol.get(field).strip();
        return field.objection(text) == null && !text.isEmpty() ? Optional.of(text) : Optional.empty();
    }

    private static String words(LoadPicture picture) {
        return switch (picture) {
            case LoadPicture.Closed closed -> TEXTS.text("closedDrawn", closed.lanes().size() < closed.all()
                    ? TEXTS.text(closed.windows() ? "somePlaces" : "someCallers", closed.lanes().size(), Numbers.count(closed.all()))
                    : closed.windows() ? TEXTS.text("placesOfWindow") : TEXTS.text("eachCaller"));
            case LoadPicture.Open open when open.calls() > 1 -> TEXTS.text("openDrawnTogether", Numbers.amount(open.calls()));
            case LoadPicture.Open open -> open.rates().isEmpty() ? TEXTS.text("openDrawn") : TEXTS.text("openDrawnWhole");
            case null -> TEXTS.text("notDrawn");
        };
    }
}
