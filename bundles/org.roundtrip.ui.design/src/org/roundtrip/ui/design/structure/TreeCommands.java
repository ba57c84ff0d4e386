// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.core.commands.IHandler;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.design.Changes;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Form;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Moving;
import org.roundtrip.design.Node;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Removal;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.design.Types;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.moving.ClipText;
import org.roundtrip.ui.design.moving.Places;
import org.roundtrip.ui.parts.KeyContexts;
import org.roundtrip.ui.parts.TextClipboard;
import org.roundtrip.ui.parts.ViewAction;

/** The commands of the tree of a design: their keys work while it has the focus, and its context menu offers them. */
final class TreeCommands {
    private static final Texts TEXTS = Texts.of(TreeCommands.class);
    private static final String CONTEXT = "org.roundtrip.ui.design.context";
    private static final String PREFIX = "org.roundtrip.ui.design.";
    private final DesignEditing editing;
    private final Tree tree;
    private final StructureTree structure;
    private final Map<String, IHandler> handlers = new LinkedHashMap<>();
    private final List<Action> ofNodes = new ArrayList<>();
    private final MenuManager menu = new MenuManager();

    TreeCommands(IServiceLocator site, DesignEditing editing, StructureTree structure) {
        this.editing = editing;
        this.structure = structure;
        tree = structure.tree();
        add("insert", "add", this::insert);
        ofNodes("rename", "rename", structure::rename);
        ofNodes(IWorkbenchCommandConstants.EDIT_DELETE, "delete", "delete", () ->
                edit("delete", design -> Removal.remove(design, editing.selection())));
        menu.add(new Separator());
        ofNodes(IWorkbenchCommandConstants.EDIT_CUT, "cut", null, this::cut);
        ofNodes(IWorkbenchCommandConstants.EDIT_COPY, "copy", "copy", this::copy);
        add(IWorkbenchCommandConstants.EDIT_PASTE, "paste", null, this::paste);
        ofNodes("duplicate", "duplicate", this::duplicate);
        ofNodes("up", "up", () -> edit("up", design -> Moving.step(design, editing.selection(), -1)));
        ofNodes("down", "down", () -> edit("down", design -> Moving.step(design, editing.selection(), 1)));
        menu.add(new Separator());
        ofNodes("wrap", "shape-list", this::wrap);
        ofNodes("unwrap", null, () -> each("unwrap", Changes::unwrap));
        ofNodes("extract", "shape-struct", () -> {
            if (edit("extract", design -> Types.extract(design, editing.selection(), TEXTS.text("part")))) {
                structure.rename();
            }
        });
        ofNodes("inline", null, () -> each("inline", Types::inline));
        ofNodes("separate", null, () -> each("separate", Types::separate));
        menu.add(new Separator());
        add("expandAll", null, structure::expandAll);
        add(IWorkbenchCommandConstants.EDIT_FIND_AND_REPLACE, "find", "find", structure::find);
        KeyContexts.whileFocused(site, tree, CONTEXT);
        KeyContexts.handleWhileFocused(site, tree, handlers);
        menu.addMenuListener(about -> ofNodes.forEach(action -> action.setEnabled(!editing.selection().isEmpty())));
        tree.setMenu(menu.createContextMenu(tree));
        tree.addDisposeListener(disposed -> menu.dispose());
    }

    private void ofNodes(String command, String icon, Runnable what) {
        ofNodes(PREFIX + command, command, icon, what);
    }

    private void ofNodes(String command, String text, String icon, Runnable what) {
        ofNodes.add(add(command, text, icon, what));
    }

    private void add(String command, String icon, Runnable what) {
        add(PREFIX + command, command, icon, what);
    }

    private Action add(String command, String text, String icon, Runnable what) {
        Action action = ViewAction.push(TEXTS.text("menu." + text), icon, what);
        action.setActionDefinitionId(command);
        handlers.put(command, new ActionHandler(ViewAction.push(TEXTS.text("menu." + text), null, what)));
        menu.add(action);
        return action;
    }

    private boolean edit(String label, Function<Design, Edited> edit) {
        return editing.apply(TEXTS.text("menu." + label), edit.apply(editing.design()));
    }

    /** An edit of one node. */
    private interface OfNode {
        Edited of(Design design, int node);
    }

    private void each(String label, OfNode edit) {
        Edited edited = new Edited.Done(editing.design(), List.of());
        for (int node : editing.selection()) {
            edited = edited.then(done -> edit.of(done.design(), node));
        }
        editing.apply(TEXTS.text("menu." + label), edited);
    }

    /** Adds a part to what is selected: a field, a parameter, an operation or a struct. */
    private void insert() {
        Piece piece = switch (structure.head()) {
            case OPERATIONS -> new Piece.Whole(new Operation(TEXTS.text("operation"), List.of(), Optional.empty(),
                    Behaviour.NOTHING));
            case TYPES -> new Piece.NewType(new Shape.Struct(TEXTS.text("struct"), List.of()));
            case PAYLOAD -> editing.design().payload().isEmpty() && editing.selection().isEmpty()
                    ? new Piece.NewType(new Shape.Struct(TEXTS.text("struct"), List.of()))
                    : new Piece.Values("", Shape.Primitive.INT);
        };
        if (edit("insert", design -> Insertion.insert(design, piece, Places.at(editing, piece)))) {
            structure.rename();
        }
    }

    private void copy() {
        TextClipboard.put(tree.getDisplay(), ClipText.of(editing.design(), editing.selection()));
    }

    private void cut() {
        List<Integer> nodes = editing.selection();
        String text = ClipText.of(editing.design(), nodes);
        if (edit("cut", design -> Removal.remove(design, nodes))) {
            TextClipboard.put(tree.getDisplay(), text);
        }
    }

    private void paste() {
        Clipboard clipboard = new Clipboard(tree.getDisplay());
        try {
            if (clipboard.getContents(TextTransfer.getInstance()) instanceof String text) {
                Target target = Places.at(editing, new Piece.Values("", Shape.Primitive.INT));
                editing.apply(TEXTS.text("menu.paste"),
                        ClipText.pasted(editing.design(), target, text, TEXTS.text("clipboard")));
            }
        } catch (InvalidFileException e) {
            editing.refuse(e.getMessage());
        } finally {
            clipboard.dispose();
        }
    }

    private void duplicate() {
        List<Integer> nodes = editing.selection();
        if (!nodes.isEmpty()) {
            Node last = editing.outline().find(nodes.getLast()).orElseThrow();
            Target target = last instanceof Slot slot && !slot.role().named() ? Target.on(last.id()) : Target.after(last.id());
            edit("duplicate", design -> Moving.copy(design, nodes, target));
        }
    }

    private void wrap() {
        Piece list = new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(4)));
        each("wrap", (design, node) -> Insertion.insert(design, list, Target.on(node)));
    }
}
