// SPDX-License-Identifier: Apache-2.0

/// The types of files, under the name applications import.
@_exported public import MullionFileTypes
