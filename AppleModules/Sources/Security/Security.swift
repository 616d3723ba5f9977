// SPDX-License-Identifier: Apache-2.0

// The keychain, whose functions are in FoundationAdditions: on Apple's platforms a file that imports
// Foundation alone sees them as well.
@_exported import FoundationAdditions
