// SPDX-License-Identifier: Apache-2.0

/// The identifiers of file types, in the module of that name since iOS 12.
@_exported public import MobileCoreServices
