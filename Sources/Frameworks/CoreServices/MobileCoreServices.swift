// SPDX-License-Identifier: Apache-2.0

/// The identifiers of file types, which the module `MobileCoreServices` declares.
@_exported public import MobileCoreServices
