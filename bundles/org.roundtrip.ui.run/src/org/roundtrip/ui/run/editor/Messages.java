// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import org.eclipse.osgi.util.NLS;

/** Texts of the plan editor. */
final class Messages extends NLS {
    public static String payloadAdded;
    public static String exampleTip;
    public static String what;
    public static String name;
    public static String planNameTip;
    public static String description;
    public static String descriptionTip;
    public static String repetition;
    public static String amounts;
    public static String limits;
    public static String forks;
    public static String forksTip;
    public static String seed;
    public static String seedTip;
    public static String captureCalls;
    public static String captureCallsTip;
    public static String warmUpSeconds;
    public static String measuredSeconds;
    public static String warmUpCalls;
    public static String measuredCalls;
    public static String amountTip;
    public static String timeout;
    public static String timeoutTip;
    public static String heap;
    public static String heapTip;
    public static String editJson;
    public static String jsonWhenMended;
    public static String jsonBroken;
    public static String jsonInvalid;
    public static String jsonElsewhere;
    public static String notSaved;
    public static String find;
    public static String run;
    public static String runTip;
    public static String cannotRun;
    public static String quickRun;
    public static String quickRunTip;
    public static String cancel;
    public static String cancelTip;
    public static String severalProblems;
    public static String unsavedRun;
    public static String exampleHint;
    public static String unreadable;
    public static String saveAsTitle;
    public static String saveAsQuestion;
    public static String copyOf;
    public static String cannotWrite;
    public static String providersPage;
    public static String operationsPage;
    public static String measurementPage;
    public static String jsonPage;
    public static String amountCalls;
    public static String atLeast;
    public static String atLeastTip;
    public static String network;
    public static String processors;
    public static String serverTime;
    public static String serverTimeTip;
    public static String processorsTip;
    public static String clientProcessors;
    public static String serverProcessors;
    public static String captureProcessors;
    public static String captureProcessorsTip;
    public static String loopback;
    public static String loopbackTip;
    public static String wire;
    public static String wireTip;
    public static String ethernet;
    public static String ethernetTip;
    public static String latency;
    public static String latencyTip;
    public static String networkMissing;
    public static String callers;
    public static String think;
    public static String window;
    public static String inFlight;
    public static String rate;
    public static String toRate;
    public static String steps;
    public static String burst;
    public static String closed;
    public static String closedTip;
    public static String open;
    public static String openTip;
    public static String callersTip;
    public static String thinkTip;
    public static String thinkFixed;
    public static String thinkFixedTip;
    public static String thinkDrawn;
    public static String thinkDrawnTip;
    public static String rateTip;
    public static String windowTip;
    public static String inFlightTip;
    public static String toRateTip;
    public static String stepsTip;
    public static String burstTip;
    public static String asynchronous;
    public static String asynchronousTip;
    public static String virtualThreads;
    public static String virtualThreadsTip;
    public static String arrivals;
    public static String arrivalsTip;
    public static String constant;
    public static String poisson;
    public static String ramp;
    public static String inSteps;
    public static String bursts;
    public static String perSecond;
    public static String eachCaller;
    public static String someCallers;
    public static String placesOfWindow;
    public static String somePlaces;
    public static String closedDrawn;
    public static String openDrawn;
    public static String openDrawnWhole;
    public static String openDrawnTogether;
    public static String notDrawn;
    public static String loadPage;
    public static String notAPlan;
    public static String result;
    public static String element;
    public static String key;
    public static String value;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
