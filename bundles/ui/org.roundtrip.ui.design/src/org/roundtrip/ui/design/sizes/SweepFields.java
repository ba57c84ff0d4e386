// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.design.Node;
import org.roundtrip.design.Slot;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.preview.SweepLengths;
import org.roundtrip.ui.design.editing.DesignEditing;

/** Asks which place of what is called gets which lengths, and what the chart shows. */
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
    private Map<String, Slot> offered = Map.of();

    /** What is measured. @param path of the place, as in {@link SweptPlaces} @param lengths that it gets one after the other */
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

    /** Offers places with a length, by their paths. @return whether there is one */
    boolean offer(Map<String, Slot> places, DesignEditing editing) {
        offered = places;
        List<String> paths = List.copyOf(places.keySet());
        if (!List.of(place.getItems()).equals(paths)) {
            String before = place.getText();
            place.setItems(paths.toArray(String[]::new));
            place.select(paths.indexOf(paths.contains(before) ? before : SweptPlaces.ofMostWeight(editing, places).orElse(before)));
            if (!paths.contains(before)) {
                follow(editing);
            }
            place.requestLayout();
        }
        return !paths.isEmpty();
    }

    /** Chooses the selected node if its place is offered. */
    void follow(DesignEditing editing) {
        editing.selected().flatMap(this::path).map(place::indexOf).filter(index -> index != place.getSelectionIndex())
                .ifPresent(place::select);
    }

    /** Returns the place of a node that is offered: the chosen one, if that is in several places. */
    private Optional<String> path(Node node) {
        return Stream.concat(Stream.of(place.getText()), offered.keySet().stream())
                .filter(path -> offered.containsKey(path) && offered.get(path).id() == node.id()).findFirst();
    }

    /** Returns the path whose length changes. */
    String path() {
        return place.getText();
    }

    /** Returns the lengths that are to be measured; empty when what is written are none, which is said. */
    Optional<List<Integer>> lengths() {
        try {
            List<Integer> parsed = SweepLengths.parse(lengths.getText());
            say("");
            return Optional.of(parsed);
        } catch (PreviewException e) {
            say(e.getMessage());
            return Optional.empty();
        }
    }
}
