// SPDX-License-Identifier: Apache-2.0

/// Describes a row that stands where something that was dropped is on its way.
///
/// Known gap: what was dropped flies to the row as it is, without a shape of its own (`previewParametersProvider`).
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {}
