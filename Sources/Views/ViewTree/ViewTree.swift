// SPDX-License-Identifier: Apache-2.0

// The appearance of a view is a display tree, and its events come from a host: modules that import views
// need both.

@_exported public import MullionDisplayTree
