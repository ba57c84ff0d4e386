// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.List;
import java.util.Optional;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.design.text.EditWords;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Operation;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.moving.Places;
import org.roundtrip.ui.design.palette.InsertChooser;

/** Adds what a person chooses from a list over the selected row, then lets the person write its name. */
final class TreeInsertion {
    private static final Texts TEXTS = Texts.of(TreeInsertion.class);
    private final DesignEditing editing;
    private final StructureTree structure;
    private final InsertChooser chooser = new InsertChooser();

    TreeInsertion(DesignEditing editing, StructureTree structure) {
        this.editing = editing;
        this.structure = structure;
    }

    /** Opens the list of what can be added. @param into into a selected struct or union, as the palette does, and not after it */
    void choose(boolean into) {
        // It would lie over the list until the mouse is moved.
        structure.tree().setToolTipText(null);
        if (editing.allowed() && !chooser.open(structure.tree().getShell(), structure.below(), editing.design(),
                piece -> fits(piece) && inserted(piece, into) instanceof Edited.Done, piece -> foretold(piece, into), piece -> add("add", piece, into))) {
            editing.refuse(TEXTS.text("nothing"));
        }
    }

    /** Opens the list of what an element of a list, or a value, can be instead. */
    void hold(Slot held) {
        editing.select(List.of(held.id()));
        choose(true);
    }

    /** Adds an operation without parameters. */
    void operation() {
        add("menu.operation", new Piece.Whole(new Operation(TEXTS.text("new.operation"), List.of(), Optional.empty(), Behaviour.NOTHING)),
                false);
    }

    /** Below a head there is one kind of rows. */
    private boolean fits(Piece piece) {
        return structure.head() == null || piece.isOperation() == (structure.head() == Row.Head.OPERATIONS);
    }

    private Edited inserted(Piece piece, boolean into) {
        return Insertion.insert(editing.design(), piece, structure.head() != null ? Target.on(structure.head().node())
                : into ? Places.at(editing, piece) : Places.after(editing, piece));
    }

    private String foretold(Piece piece, boolean into) {
        return inserted(piece, into) instanceof Edited.Done done ? EditWords.of(editing.outline(), done) : "";
    }

    private void add(String label, Piece piece, boolean into) {
        if (structure.tree().isDisposed()) {
            return;
        }
        structure.tree().setFocus();
        Outline before = editing.outline();
        if (editing.apply(TEXTS.text(label), inserted(piece, into))) {
            structure.names().nameAdded(before);
        }
    }
}
