// SPDX-License-Identifier: Apache-2.0

// Apple's OSLog has all that os has for logs, under a name of its own.
@_exported import os
