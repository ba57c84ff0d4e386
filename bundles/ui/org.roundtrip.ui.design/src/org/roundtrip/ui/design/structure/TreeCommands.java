// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.core.commands.IHandler;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.design.Changes;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Form;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Moving;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Removal;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.design.Types;
import org.roundtrip.exchange.Recognition;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Length;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.exchange.TreeImport;
import org.roundtrip.ui.design.moving.ClipText;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.view.KeyContexts;
import org.roundtrip.ui.view.TextClipboard;
import org.roundtrip.ui.view.ViewAction;

/**
 * The commands of the tree of a design. Their keys work while it has the focus; its context menu and its buttons offer
 * them.
 */
final class TreeCommands {
    private static final Texts TEXTS = Texts.of(TreeCommands.class);
    private static final String CONTEXT = "org.roundtrip.ui.design.context";
    private static final String PREFIX = "org.roundtrip.ui.design.";
    private final DesignEditing editing;
    private final Tree tree;
    private final StructureTree structure;
    private final TreeImport imports;
    private final TreeInsertion insert;
    private final Map<String, IHandler> handlers = new LinkedHashMap<>();
    private final Map<Action, Need> needs = new LinkedHashMap<>();
    private final MenuManager menu = new MenuManager();
    private final ToolBarManager tools;

    /** What must be there for a command. */
    private enum Need {
        /** Nothing. */
        NOTHING,
        /** A design that can be changed. */
        CHANGE,
        /** Selected nodes. */
        NODES,
        /** Selected nodes of a design that can be changed. */
        CHANGE_OF_NODES;

        /** What must be there even when the design cannot be changed. */
        Need whateverTheDesign() {
            return this == NODES || this == CHANGE_OF_NODES ? NODES : NOTHING;
        }
    }

    /** @param bar shows the commands that are used most */
    TreeCommands(IServiceLocator site, DesignEditing editing, StructureTree structure, TreeImport imports, ToolBar bar) {
        this.editing = editing;
        this.structure = structure;
        this.imports = imports;
        tree = structure.tree();
        insert = new TreeInsertion(editing, structure);
        structure.names().thenAsk(insert::hold);
        tools = new ToolBarManager(bar);
        button(own("operation", "operation", Need.CHANGE, insert::operation), "operation");
        button(own("insert", "add", Need.CHANGE, () -> insert.choose(true)), "insert");
        own("insertAfter", null, Need.CHANGE, () -> insert.choose(false));
        own("rename", "rename", Need.CHANGE_OF_NODES, structure.names()::rename);
        own("renameType", null, Need.CHANGE_OF_NODES, structure.names()::renameType);
        button(add(IWorkbenchCommandConstants.EDIT_DELETE, "delete", "remove", Need.CHANGE_OF_NODES, () ->
                edit("delete", design -> Removal.remove(design, editing.selection()))), "delete");
        menu.add(new Separator());
        add(IWorkbenchCommandConstants.EDIT_CUT, "cut", null, Need.CHANGE_OF_NODES, this::cut);
        add(IWorkbenchCommandConstants.EDIT_COPY, "copy", "copy", Need.NODES, this::copy);
        add(IWorkbenchCommandConstants.EDIT_PASTE, "paste", null, Need.CHANGE, this::paste);
        own("duplicate", "duplicate", Need.CHANGE_OF_NODES, this::duplicate);
        button(own("up", "up", Need.CHANGE_OF_NODES, () ->
                edit("up", design -> Moving.step(design, editing.selection(), -1))), "up");
        button(own("down", "down", Need.CHANGE_OF_NODES, () ->
                edit("down", design -> Moving.step(design, editing.selection(), 1))), "down");
        menu.add(new Separator());
        own("wrap", "shape-list", Need.CHANGE_OF_NODES, this::wrap);
        own("unwrap", null, Need.CHANGE_OF_NODES, () -> each("unwrap", Changes::unwrap));
        own("extract", "shape-struct", Need.CHANGE_OF_NODES, () -> {
            Outline before = editing.outline();
            if (edit("extract", design -> Types.extract(design, editing.selection(), TEXTS.text("new.part")))) {
                structure.names().nameAdded(before);
            }
        });
        own("inline", null, Need.CHANGE_OF_NODES, () -> each("inline", Types::inline));
        own("separate", null, Need.CHANGE_OF_NODES, () -> each("separate", Types::separate));
        menu.add(new Separator());
        own("expandAll", null, Need.NOTHING, structure::expandAll);
        add(IWorkbenchCommandConstants.EDIT_FIND_AND_REPLACE, "find", "find", Need.NOTHING, structure::find);
        menu.add(new Separator());
        own("importHere", null, Need.CHANGE, imports::choose);
        menu.add(export(site));
        KeyContexts.whileFocused(site, tree, CONTEXT);
        KeyContexts.handleWhileFocused(site, tree, handlers);
        tools.update(true);
        tree.setMenu(menu.createContextMenu(tree));
        tree.addDisposeListener(disposed -> {
            menu.dispose();
            tools.dispose();
        });
        enable();
    }

    /** The export, which works in the whole window. */
    private static IContributionItem export(IServiceLocator site) {
        CommandContributionItemParameter export = new CommandContributionItemParameter(site, null, PREFIX + "export",
                CommandContributionItem.STYLE_PUSH);
        export.label = TEXTS.text("menu.export");
        export.icon = Icons.descriptor("export");
        return new CommandContributionItem(export);
    }

    /** Enables what is possible now. */
    void enable() {
        boolean some = !editing.selection().isEmpty();
        boolean change = editing.editable();
        needs.forEach((action, need) -> action.setEnabled(switch (need) {
            case NOTHING -> true;
            case CHANGE -> change;
            case NODES -> some;
            case CHANGE_OF_NODES -> some && change;
        }));
    }

    private void button(Action action, String tip) {
        action.setToolTipText(TEXTS.text("tip." + tip));
        tools.add(action);
    }

    /** Adds a command of the designer's own. */
    private Action own(String command, String icon, Need need, Runnable what) {
        return add(PREFIX + command, command, icon, need, what);
    }

    private Action add(String command, String text, String icon, Need need, Runnable what) {
        Action action = ViewAction.push(TEXTS.text("menu." + text), icon, what);
        action.setActionDefinitionId(command);
        Action handled = ViewAction.push(TEXTS.text("menu." + text), null, what);
        handlers.put(command, new ActionHandler(handled));
        needs.put(action, need);
        // A key, or the menu Edit, says why a design cannot be changed.
        needs.put(handled, need.whateverTheDesign());
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
                if (Recognition.ending(text).filter(DrawingFiles.SUFFIX::equals).isPresent()) {
                    editing.apply(TEXTS.text("menu.paste"),
                            ClipText.pasted(editing.design(), imports.here(), text, TEXTS.text("clipboard")));
                } else {
                    imports.text(text, imports.here());
                }
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
        each("wrap", (design, node) -> Insertion.insert(design, list, Target.around(node)));
    }
}
