// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.remoting;

/** Objects and names that both sides of the EJB client's protocol know from version 3 on, by their numbers. */
final class Predefined {
    private static final String[] NAMES = """
            TransactionID.PRIVATE_DATA_KEY Affinity.NONE Affinity.WEAK_AFFINITY_CONTEXT_KEY PRIVATE_ATTACHMENTS_KEY
            TRANSACTION_ID_KEY WEAK_AFFINITY COMPRESS_RESPONSE RESPONSE_COMPRESSION_LEVEL TRANSACTION_KEY HINTS_DISABLED
            VIEW_CLASS_DATA_COMPRESSION_HINT VIEW_METHOD_DATA_COMPRESSION_HINT
            java.lang.Throwable java.lang.Exception java.lang.RuntimeException
            EJBLocator EJBHomeLocator StatelessEJBLocator StatefulEJBLocator EntityEJBLocator EJBHandle EJBHomeHandle
            SerializedEJBInvocationHandler SessionID UnknownSessionID BasicSessionID UserTransactionID XidTransactionID
            EJBHome EJBObject Handle HomeHandle EJBMetaData java.rmi.RemoteException NoSuchEJBException NoSuchEntityException
            CreateException DuplicateKeyException EJBAccessException EJBException EJBTransactionRequiredException
            EJBTransactionRolledbackException FinderException RemoveException ObjectNotFoundException Future
            SystemException RollbackException TransactionRequiredException TransactionRolledbackException NotSupportedException
            InvalidTransactionException java.lang.StackTraceElement SessionID$Serialized TransactionID TransactionID$Serialized
            Affinity NodeAffinity ClusterAffinity URIAffinity EJBMethodLocator AbstractEJBMetaData StatelessEJBMetaData
            StatefulEJBMetaData EntityEJBMetaData AttachmentKey EJBClientPermission AsyncResult EJBModuleIdentifier EJBIdentifier
            detailMessage cause stackTrace value suppressedExceptions ejbCreate ejbRemove ejbHome remove ejbActivate ejbPassivate
            ejbLoad ejbStore appName moduleName distinctName methodName parameterTypeNames viewType beanName moduleIdentifier
            clusterName identifier affinity classLoaderName moduleName moduleVersion declaringClass methodName fileName lineNumber
            format java.base java.naming java.sql""".split("\\s+");

    private Predefined() {
    }

    /** Returns the name of one; its number where it is not known. */
    static String name(int number) {
        return number < NAMES.length ? NAMES[number] : Integer.toString(number);
    }
}
