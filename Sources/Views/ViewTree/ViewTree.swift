// SPDX-License-Identifier: Apache-2.0

// What a view looks like is a display tree, and what a view is told of comes from a host: whoever
// imports views sees both.

@_exported public import MullionDisplayTree
