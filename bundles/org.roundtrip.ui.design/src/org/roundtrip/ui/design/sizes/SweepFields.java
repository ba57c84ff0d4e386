// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.design.Form;
import org.roundtrip.design.PayloadPath;
import org.roundtrip.design.Slot;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Texts;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.preview.SweepLengths;
import org.roundtrip.ui.design.editing.DesignEditing;

/** Asks which place of the payload gets which lengths, and what the chart shows. */
final class SweepFields {
    private static final Texts TEXTS = Texts.of(SweepFields.class);
    private static final int MOST_MTU = 65_535;
    private static final int GAP = 8;
    private static final int LETTERS = 16;
    private static final int SAID = 24;
    private final Composite body;
    private final Combo place;
    private final Text lengths;
    private final Spinner mtu;
    private final Combo quantity;
    private final Label said;

    /** What is measured. @param path of the place in the payload @param lengths that it gets one after the other */
    record Sweep(String path, List<Integer> lengths) {
    }

    /**
     * @param sweep called when a person chooses another place or other lengths
     * @param look  called when they choose what is shown of what was measured
     */
    SweepFields(Composite parent, Runnable sweep, Runnable look) {
        body = new Composite(parent, SWT.NONE);
        // In a narrow window the fields need two lines.
        RowLayoutFactory.fillDefaults().wrap(true).center(true).spacing(GAP).margins(GAP, 4).applyTo(body);
        place = combo(TEXTS.text("place"), TEXTS.text("place.tip"));
        place.addListener(SWT.Selection, event -> sweep.run());
        label(TEXTS.text("lengths"));
        lengths = new Text(body, SWT.SINGLE | SWT.BORDER);
        lengths.setText(SweepLengths.USUAL);
        lengths.setToolTipText(TEXTS.text("lengths.tip"));
        lengths.setLayoutData(new RowData(width(LETTERS), SWT.DEFAULT));
        lengths.addListener(SWT.Modify, event -> sweep.run());
        label(TEXTS.text("mtu"));
        mtu = new Spinner(body, SWT.BORDER);
        mtu.setValues(SizePoint.ETHERNET_MTU, SizePoint.LEAST_MTU, MOST_MTU, 0, 1, 500);
        mtu.setToolTipText(TEXTS.text("mtu.tip"));
        mtu.addListener(SWT.Selection, event -> look.run());
        quantity = new Combo(body, SWT.READ_ONLY | SWT.DROP_DOWN);
        quantity.setToolTipText(TEXTS.text("quantity.tip"));
        for (Quantity each : Quantity.values()) {
            quantity.add(each.label());
        }
        quantity.select(0);
        quantity.addListener(SWT.Selection, event -> look.run());
        said = new Label(body, SWT.NONE);
        said.setLayoutData(new RowData(width(SAID), SWT.DEFAULT));
    }

    private int width(int letters) {
        return letters * body.getFont().getFontData()[0].getHeight();
    }

    private Combo combo(String words, String tip) {
        label(words);
        Combo combo = new Combo(body, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setToolTipText(tip);
        return combo;
    }

    private void label(String words) {
        new Label(body, SWT.NONE).setText(words);
    }

    Control control() {
        return body;
    }

    int mtu() {
        return mtu.getSelection();
    }

    Quantity quantity() {
        return Quantity.values()[quantity.getSelectionIndex()];
    }

    /** Says how far measuring is, or what is wrong with the lengths. */
    void say(String words) {
        said.setText(words.replace("&", "&&"));
        said.setToolTipText(words);
    }

    /** Offers the places of a payload that have a length. @return whether there is one */
    boolean offer(DesignEditing editing) {
        List<String> places = editing.previewed().map(design -> PayloadPath.all(design, editing.outline())).orElse(Map.of())
                .entrySet().stream().filter(each -> hasLength(each.getValue())).map(Map.Entry::getKey).toList();
        if (!List.of(place.getItems()).equals(places)) {
            String before = place.getText();
            place.setItems(places.toArray(String[]::new));
            place.select(Math.max(0, places.indexOf(before)));
            if (before.isEmpty()) {
                follow(editing);
            }
            body.getParent().layout();
        }
        return !places.isEmpty();
    }

    /** Chooses the selected node if its place is offered. */
    void follow(DesignEditing editing) {
        editing.selected().flatMap(node -> editing.previewed().flatMap(design ->
                PayloadPath.of(design, editing.outline(), node.id()))).map(place::indexOf).filter(index -> index >= 0 && index != place.getSelectionIndex()).ifPresent(place::select);
    }

    /** Returns what is to be measured; empty when the lengths are none, which is said. */
    Optional<Sweep> sweep() {
        try {
            Sweep sweep = new Sweep(place.getText(), SweepLengths.parse(lengths.getText()));
            say("");
            return Optional.of(sweep);
        } catch (PreviewException e) {
            say(e.getMessage());
            return Optional.empty();
        }
    }

    private static boolean hasLength(Slot slot) {
        return slot.form() instanceof Form.Leaf leaf && (leaf.shape() instanceof Shape.Text || leaf.shape() instanceof Shape.Bytes)
                || slot.form() instanceof Form.Wrapped wrapped && wrapped.length().isPresent();
    }
}
