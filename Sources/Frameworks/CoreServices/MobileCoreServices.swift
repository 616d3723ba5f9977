// SPDX-License-Identifier: Apache-2.0

/// The names of types of files, under the name that the module has since iOS 12.
@_exported public import MobileCoreServices
