// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.handlers.IHandlerService;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.KeyContexts;
import org.roundtrip.ui.view.ViewAction;

/**
 * The commands of a chart: their keys work while it has the focus, and its context menu offers them. The commands and keys
 * themselves are in plugin.xml, so people can change the keys. User interface's thread only.
 */
public final class ChartCommands {
    private static final Texts TEXTS = Texts.of(ChartCommands.class);
    private static final String CONTEXT = "org.roundtrip.ui.chart";
    private static final String OWN = "own";
    private static final String LOOKING = "looking";
    private static final String CURSOR = "cursor";
    private static final String SAVING = "saving";
    private static final double ZOOM = 1.5;
    private static final double SHIFT = 0.1;
    private final ChartCanvas canvas;
    private final IHandlerService handlers;
    private final MenuManager menu = new MenuManager();
    private final Action zoomIn;
    private final Action zoomOut;
    private final Action showAll;

    /**
     * Gives a chart the commands that all charts have.
     *
     * @param site     that of the view which shows the chart
     * @param contexts ids of the contexts of keys that are active too while the chart has the focus
     */
    public ChartCommands(IWorkbenchPartSite site, ChartCanvas canvas, String... contexts) {
        this.canvas = canvas;
        handlers = site.getService(IHandlerService.class);
        KeyContexts.whileFocused(site, canvas,
                Stream.concat(Stream.of(CONTEXT), Stream.of(contexts)).toArray(String[]::new));
        menu.add(new GroupMarker(OWN));
        menu.add(new Separator(LOOKING));
        zoomIn = look("zoomIn", TEXTS.text("zoomIn"), "zoom-in", view -> view.zoomed(ZOOM, 0.5));
        zoomOut = look("zoomOut", TEXTS.text("zoomOut"), "zoom-out", view -> view.zoomed(1 / ZOOM, 0.5));
        showAll = look("showAll", TEXTS.text("showAll"), "zoom-reset", Viewport::reset);
        look("left", TEXTS.text("left"), null, view -> view.shifted(-SHIFT));
        look("right", TEXTS.text("right"), null, view -> view.shifted(SHIFT));
        menu.add(new Separator(CURSOR));
        push("nextValue", TEXTS.text("nextValue"), () -> canvas.cursor().step(1));
        push("previousValue", TEXTS.text("previousValue"), () -> canvas.cursor().step(-1));
        push("nextCurve", TEXTS.text("nextCurve"), () -> canvas.cursor().turn(1));
        push("previousCurve", TEXTS.text("previousCurve"), () -> canvas.cursor().turn(-1));
        push("select", TEXTS.text("select"), canvas::click);
        push("oneLine", TEXTS.text("oneLine"), canvas::turnLine);
        menu.add(new Separator(SAVING));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        canvas.setMenu(menu.createContextMenu(canvas));
        site.registerContextMenu(menu, site.getSelectionProvider());
        canvas.addDisposeListener(disposed -> menu.dispose());
    }

    /** The action that zooms in, for a tool bar. */
    public Action zoomIn() {
        return zoomIn;
    }

    /** The action that zooms out, for a tool bar. */
    public Action zoomOut() {
        return zoomOut;
    }

    /** The action that shows the whole axis, for a tool bar. */
    public Action showAll() {
        return showAll;
    }

    /** Adds an action of the view, and lets a command run it. @param command id of the command */
    public void add(String command, Action action) {
        handle(command, action);
        menu.appendToGroup(OWN, action);
    }

    /** Adds the action that makes latencies logarithmic, or linear. */
    public void addLogLatency(Action action) {
        add(CONTEXT + ".logLatency", action);
    }

    /** Adds the action that gives charts which are compared the same axes. */
    public void addSharing() {
        menu.appendToGroup(LOOKING, ComparedCharts.toggle(canvas));
    }

    /** Adds the actions that copy and save the chart. */
    public void addSaving(Action copy, Action save) {
        copy.setActionDefinitionId(IWorkbenchCommandConstants.EDIT_COPY);
        handle(CONTEXT + ".save", save);
        menu.appendToGroup(SAVING, copy);
        menu.appendToGroup(SAVING, save);
    }

    private Action look(String command, String text, String icon, UnaryOperator<Viewport> how) {
        Action action = ViewAction.push(text, icon, () -> {
            if (canvas.view() != null) {
                canvas.look(how.apply(canvas.view()));
            }
        });
        offer(command, action);
        return action;
    }

    private void push(String command, String text, Runnable what) {
        offer(command, ViewAction.push(text, null, what));
    }

    private void offer(String command, Action action) {
        handle(CONTEXT + "." + command, action);
        menu.add(action);
    }

    private void handle(String command, Action action) {
        action.setActionDefinitionId(command);
        handlers.activateHandler(command, new ActionHandler(action));
    }
}
