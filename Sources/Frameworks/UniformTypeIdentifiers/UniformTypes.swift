// SPDX-License-Identifier: Apache-2.0

/// The types of files, under the module name that apps import.
@_exported public import MullionFileTypes
